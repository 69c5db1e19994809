import {splitMailbox, type Email} from '../email.ts'

const fates = ['delivered', 'bounced', 'complained', 'suppressed'] as const

type Fate = (typeof fates)[number]

/**
 * The first recipient is decisive. A test address may have a label, such as `bounced+label@resend.dev`.
 * @see https://resend.com/docs/dashboard/emails/send-test-emails
 */
export function fateOf({to}: Pick<Email, 'to'>): Fate {
  const [, name] = /^([a-z]+)(?:\+[^@]*)?@resend\.dev$/i.exec(splitMailbox(to[0] ?? '').address) ?? []
  return fates.find((fate) => fate === name?.toLowerCase()) ?? 'delivered'
}
