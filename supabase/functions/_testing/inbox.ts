import {expect} from 'vitest'

interface Mail {
  subject: string
  text: string
  html: string
  to: {address: string}[]
}

/** Mails to an address, as soon as there are that many. */
export async function mailsTo(inboxUrl: string, address: string, count = 1): Promise<Mail[]> {
  await expect.poll(() => inboxOf(inboxUrl, address), {timeout: 20_000}).toHaveLength(count)
  return inboxOf(inboxUrl, address)
}

export async function inboxOf(inboxUrl: string, address: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${inboxUrl}/api/email`)).json()) as Mail[]
  return mails.filter(({to}) => to.some((each) => each.address === address))
}
