import {expect} from 'vitest'

interface InboxEmail {
  subject: string
  text: string
  html: string
  to: {address: string}[]
}

/** Waits until the recipient has `count` emails in the inbox and returns them. */
export async function emailsTo(inboxUrl: string, recipient: string, count = 1): Promise<InboxEmail[]> {
  await expect.poll(() => inboxOf(inboxUrl, recipient), {timeout: 60_000}).toHaveLength(count)
  return inboxOf(inboxUrl, recipient)
}

export async function inboxOf(inboxUrl: string, recipient: string): Promise<InboxEmail[]> {
  const emails = (await (await fetch(`${inboxUrl}/api/email`)).json()) as InboxEmail[]
  return emails.filter(({to}) => to.some(({address}) => address === recipient))
}
