import * as z from 'zod'
import {contentKey} from '../form-fields/content-key.ts'
import {emailAddress} from '../form-fields/email-address.ts'
import {phoneNumber} from '../form-fields/phone-number.ts'
import {personName} from '../form-fields/person.ts'
import {optionalText} from '../form-fields/text.ts'
import {submissionFields} from './submission-fields.ts'
import {wholeNumber} from '../form-fields/whole-number.ts'

export const passengerRange = {min: 1, max: 6}

export const SPECIAL_REQUESTS_LIMIT = 1000

/** Without `eventKey`, the edge function takes the trip from its settings. */
export const busRegistrationRequest = z.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: phoneNumber,
  passengers: wholeNumber({...passengerRange, error: 'passengersRange'}).default(1),
  specialRequests: optionalText(SPECIAL_REQUESTS_LIMIT),
  eventKey: contentKey.optional(),
  ...submissionFields,
})

export type BusRegistrationFields = z.input<typeof busRegistrationRequest>
export type BusRegistrationRequest = z.output<typeof busRegistrationRequest>
