import * as z from 'zod'
import {emailAddress} from '../form-fields/email-address.ts'
import {personLanguage} from '../form-fields/person.ts'
import {readableLine} from '../texts/readable-text.ts'
import {submissionFields} from './submission-fields.ts'

export const newsletterToken = z.string().regex(/^[\w.~-]{1,500}$/)

const subscription = z.object({
  ...submissionFields,
  action: z.literal('subscribe'),
  email: emailAddress,
  locale: personLanguage,
  firstName: z
    .string()
    .transform(readableLine)
    .pipe(z.string().max(80, 'tooLong'))
    .transform((name) => name || undefined)
    .optional(),
})

/** A subscription starts once it is confirmed with the token that was sent to its email address. */
export const newsletterSubscription = z.discriminatedUnion('action', [
  subscription,
  z.object({action: z.literal('confirm'), token: newsletterToken}),
  z.object({action: z.literal('unsubscribe'), token: newsletterToken}),
])

export type NewsletterSubscriptionFields = z.input<typeof newsletterSubscription>
export type NewsletterSubscription = z.output<typeof newsletterSubscription>
