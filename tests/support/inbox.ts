import {setTimeout as wait} from 'node:timers/promises'
import * as z from 'zod'
import {stackEnv} from '../env.ts'
import {timeLimits} from './time-limits.ts'

const emailSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  to: z.array(z.object({address: z.string()})),
  attachments: z.array(z.object({generatedFileName: z.string(), contentType: z.string()})).default([]),
})

export type Email = z.infer<typeof emailSchema>

/** All emails that an address has received, oldest first. */
export async function emailsTo(address: string): Promise<Email[]> {
  const url = new URL('/api/email', stackEnv().INBOX_URL)
  url.searchParams.set('to.address', address)
  return z.array(emailSchema).parse(await (await fetch(url)).json())
}

/**
 * Waits until an address has received `count` emails, and resolves to the newest.
 *
 * @throws {Error} if that takes longer than `timeLimits.email`
 */
export async function waitForEmail(address: string, count = 1): Promise<Email> {
  const end = Date.now() + timeLimits.email
  const seen = new Set<string>()
  for (;;) {
    const emails = await emailsTo(address)
    const newest = emails.filter(({id}) => !seen.has(id)).at(-1)
    if (emails.length >= count && newest) return newest
    for (const {id} of emails) seen.add(id)
    if (Date.now() > end) throw new Error(`${address} received ${emails.length} of ${count} emails`)
    await wait(250)
  }
}

/** The text of each file that an email carries. */
export function attachmentsOf({id, attachments}: Email): Promise<string[]> {
  return Promise.all(
    attachments.map(async ({generatedFileName: name}) => {
      const response = await fetch(new URL(`/api/email/${id}/attachment/${name}`, stackEnv().INBOX_URL))
      return response.text()
    }),
  )
}

/** Path and query of the confirmation link, to open on the site under test. */
export function confirmationLink({text}: Email): string {
  const link = /https?:\/\/\S+\/auth\/confirm\?\S+/.exec(text)?.[0]
  if (!link) throw new Error(`There is no link in: ${text}`)
  const {pathname, search} = new URL(link)
  return pathname + search
}

/** Path and query of the link that changes the language of all emails, to open on the site under test. */
export function emailLanguageLink({text}: Email): string {
  const link = /https?:\/\/\S+\/laiskai\/kalba\?\S+/.exec(text)?.[0]
  if (!link) throw new Error(`There is no link to the language in: ${text}`)
  const {pathname, search} = new URL(link)
  return pathname + search
}
