import * as z from 'zod'
import {emailAddress} from '../form-fields/email-address.ts'
import {personLanguage} from '../form-fields/person.ts'
import {donationAmount} from './donation.ts'
import {submissionFields} from './submission-fields.ts'

/** For so many months a gift may pause: as many charges are left out. */
export const pauseMonths = [1, 2, 3, 6] as const

/** Whoever has the link of an email or, with a session, the subscription's id. */
const subject = {
  token: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  id: z.uuid().optional(),
  locale: personLanguage.optional(),
}

/** With neither token nor id, nothing is changed. */
export const manageSubscriptionRequest = z
  .discriminatedUnion('action', [
    z.strictObject({...subject, action: z.literal('change'), amount: donationAmount}),
    z.strictObject({...subject, action: z.literal('pause'), months: z.literal(pauseMonths)}),
    z.strictObject({...subject, action: z.literal('resume')}),
    z.strictObject({...subject, action: z.literal('stop')}),
    z.strictObject({...subject, action: z.literal('card')}),
  ])
  .refine(({token, id}) => (token === undefined) !== (id === undefined), 'A token or an id is needed')

export type ManageSubscriptionRequest = z.output<typeof manageSubscriptionRequest>

export const subscriptionLinkRequest = z.strictObject({email: emailAddress, ...submissionFields})

export type SubscriptionLinkFields = z.input<typeof subscriptionLinkRequest>
