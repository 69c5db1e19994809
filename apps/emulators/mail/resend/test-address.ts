import type {Email} from './email-request.ts'
import {splitMailbox} from './mailbox.ts'

const fates = ['delivered', 'bounced', 'complained', 'suppressed'] as const

/** What becomes of an email. */
export type Fate = (typeof fates)[number]

/**
 * What becomes of an email, by its first recipient: Resend's test addresses, with any label, such as
 * `bounced+label@resend.dev`. Every other address receives it.
 * @see https://resend.com/docs/dashboard/emails/send-test-emails
 */
export function fateOf({to}: Pick<Email, 'to'>): Fate {
  const [, name] = /^([a-z]+)(?:\+[^@]*)?@resend\.dev$/i.exec(splitMailbox(to[0] ?? '').address) ?? []
  return fates.find((fate) => fate === name?.toLowerCase()) ?? 'delivered'
}
