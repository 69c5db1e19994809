import * as z from 'zod'
import {emailAddress} from '../form-fields/email-address.ts'
import {optionalPhoneNumber} from '../form-fields/phone-number.ts'
import {personName} from '../form-fields/person.ts'
import {optionalText} from '../form-fields/text.ts'
import {submissionFields} from './submission-fields.ts'

/** Maximum lengths, in code points. */
export const membershipLimits = {notes: 2000}

/** Body of a request to create-membership-payment and create-bank-transfer-membership. */
export const membershipRequest = z.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: optionalPhoneNumber,
  notes: optionalText(membershipLimits.notes),
  /** Whether the applicant is old enough. A request that does not say is valid, since programs send none. */
  ageConfirmed: z.boolean().refine(Boolean, 'ageRequired').optional(),
  ...submissionFields,
})

/** The application as typed; `MembershipRequest` is the application as stored. */
export type MembershipFields = z.input<typeof membershipRequest>
export type MembershipRequest = z.output<typeof membershipRequest>
