import type {EmailTemplate} from '@site/schemas/statuses/email-templates'
import {letterPurposes} from '@site/schemas/statuses/newsletter'
import {richText} from '@site/schemas/texts/rich-text'
import {webLink} from '@site/schemas/texts/web-link'
import {registrationStatuses} from '@site/schemas/statuses/registration'
import * as z from 'zod'
import {digestData} from './digest-data.ts'
import {moneyData} from './money-data.ts'
import {studioData} from './studio-data.ts'
import {eventData, registrationData, secretToken} from './registration-data.ts'

const link = z.object({link: webLink})
const contact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().min(1),
  subject: z.string(),
  message: z.string(),
})
/** The database omits nulls. When only the album is known, `title` is the only field. */
const photoOf = z.object({
  title: z.object({lt: z.string().optional(), en: z.string().optional()}).optional(),
  alt: z.object({lt: z.string().optional(), en: z.string().optional()}).optional(),
  file: z.string().optional(),
  url: z.string().optional(),
})
const registration = z.object(registrationData)
const newsletter = z.object({
  /** Absent in a preview. */
  token: secretToken.optional(),
  subject: z.string(),
  summary: z.string(),
  content: richText,
  /** The text is Lithuanian because there is no English one. */
  isFallback: z.boolean(),
})
const letter = newsletter.omit({token: true}).extend({purpose: z.enum(letterPurposes)})
const linkAndNewEmail = link.extend({newEmail: z.string().min(1)})

export const emailData = {
  'confirm-sign-up': link,
  'reset-password': link,
  invitation: link,
  'approve-email-change': linkAndNewEmail,
  'confirm-new-email': linkAndNewEmail,
  'password-changed': link,
  'email-changed': linkAndNewEmail,
  'phone-changed': link,
  'identity-linked': link,
  'identity-unlinked': link,
  'two-step-added': link,
  'two-step-removed': link,
  'account-deleted': z.object({deletedAt: z.iso.datetime({offset: true})}),
  'confirm-subscription': z.object({token: secretToken}),
  'newsletter-issue': newsletter,
  'newsletter-test': newsletter,
  'member-letter': letter,
  'member-letter-test': letter,
  'contact-receipt': z.object({}),
  'contact-message': contact.extend({isSuspected: z.boolean(), photo: photoOf.optional()}),
  'registration-requested': registration,
  'registration-confirmed': registration,
  'registration-waiting': registration,
  'registration-unconfirmed': registration,
  'place-offered': registration,
  'offer-lapsed': registration,
  'registration-declined': registration,
  'registration-cancelled': registration,
  'registration-changed': registration,
  'registration-notice': registration
    .omit({token: true})
    .extend({status: z.enum(registrationStatuses), email: z.string().min(1)}),
  'event-message': registration.extend({
    subject: z.string(),
    text: z.string(),
    withCalendar: z.boolean().optional(),
  }),
  'ticket-message': z.object({
    event: eventData,
    eventTitle: z.string(),
    orderNumber: z.string(),
    subject: z.string(),
    text: z.string(),
    withCalendar: z.boolean().optional(),
  }),
  ...moneyData,
  ...digestData,
  ...studioData,
} as const satisfies Record<EmailTemplate, z.ZodType>

export type EmailData<Template extends EmailTemplate> = z.infer<(typeof emailData)[Template]>

export type EmailContent = {
  [Template in EmailTemplate]: {template: Template; data: EmailData<Template>}
}[EmailTemplate]
