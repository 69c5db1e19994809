import * as z from 'zod'
import {emailAddress} from '../form-fields/email-address.ts'
import {optionalPhoneNumber} from '../form-fields/phone-number.ts'
import {personName} from '../form-fields/person.ts'
import {optionalText} from '../form-fields/text.ts'
import {submissionFields} from './submission-fields.ts'

/** Lengths are in code points. */
export const membershipLimits = {notes: 2000}

export const membershipRequest = z.strictObject({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: optionalPhoneNumber,
  notes: optionalText(membershipLimits.notes),
  /** A request without this is valid, since programs do not send it. */
  ageConfirmed: z.boolean().refine(Boolean, 'ageRequired').optional(),
  /** The fee is paid by card, and so is that of each following year until the member stops it. */
  renews: z.boolean().optional(),
  ...submissionFields,
})

export type MembershipFields = z.input<typeof membershipRequest>
export type MembershipRequest = z.output<typeof membershipRequest>
