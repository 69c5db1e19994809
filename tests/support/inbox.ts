import {setTimeout as pause} from 'node:timers/promises'
import * as z from 'zod'
import {stackEnv} from '../env.ts'

const PATIENCE_MS = 20_000

const mail = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  to: z.array(z.object({address: z.string()})),
})

export type Mail = z.infer<typeof mail>

/** All mail that has come for an address. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(new URL('/api/email', stackEnv().INBOX_URL))
  const mails = z.array(mail).parse(await response.json())
  return mails.filter(({to}) => to.some((recipient) => recipient.address === address))
}

/**
 * Waits until as many mails have come for an address, and returns the newest.
 *
 * @throws when it has not come after 20 s
 */
export async function waitForMail(address: string, count = 1): Promise<Mail> {
  const end = Date.now() + PATIENCE_MS
  const seen = new Set<string>()
  for (;;) {
    const mails = await mailsTo(address)
    const fresh = mails.filter(({id}) => !seen.has(id))
    const newest = fresh.at(-1)
    if (mails.length >= count && newest) return newest
    for (const {id} of mails) seen.add(id)
    if (Date.now() > end) throw new Error(`${mails.length} of ${count} mails came for ${address}`)
    await pause(300)
  }
}

/** The link that confirms something, without the host, so that it is followed on the site under test. */
export function confirmationLink({text}: Mail): string {
  const link = /https?:\/\/\S+\/auth\/confirm\?\S+/.exec(text)?.[0]
  if (!link) throw new Error(`There is no link in: ${text}`)
  const {pathname, search} = new URL(link)
  return pathname + search
}
