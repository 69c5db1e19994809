import * as z from 'zod'

const link = z.object({link: z.url({protocol: /^https?$/})})
const linkAndNewEmail = link.extend({newEmail: z.string().min(1)})

/** What each mail is told: the names are stored in the outbox, so one that has been in use stays. */
export const mailData = {
  'confirm-sign-up': link,
  'reset-password': link,
  'log-in-link': link,
  invitation: link,
  'approve-email-change': linkAndNewEmail,
  'confirm-new-email': linkAndNewEmail,
  'confirmation-code': z.object({code: z.string().regex(/^\d{6,10}$/)}),
  'password-changed': link,
  'email-changed': linkAndNewEmail,
  'phone-changed': link,
  'identity-linked': link,
  'identity-unlinked': link,
  'two-step-added': link,
  'two-step-removed': link,
} as const

export type MailTemplate = keyof typeof mailData
export type MailData<Template extends MailTemplate> = z.infer<(typeof mailData)[Template]>

/** A mail with what it is told. */
export type MailContent = {
  [Template in MailTemplate]: {template: Template; data: MailData<Template>}
}[MailTemplate]

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(mailData, name)
}
