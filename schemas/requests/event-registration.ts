import * as z from 'zod'
import {contentKey} from '../form-fields/content-key.ts'
import {emailAddress} from '../form-fields/email-address.ts'
import {optionalPhoneNumber, phoneNumber} from '../form-fields/phone-number.ts'
import {personName} from '../form-fields/person.ts'
import {optionalText} from '../form-fields/text.ts'
import {dayOfEvent, titleOfEvent} from './named-event.ts'
import {passengerRange, peopleRange} from './registration-ranges.ts'
import {submissionFields} from './submission-fields.ts'
import {wholeNumber} from '../form-fields/whole-number.ts'

export const NOTE_LIMIT = 1000

const sharedFields = {
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  ...submissionFields,
}

export const eventRegistrationRequest = z.object({
  ...sharedFields,
  eventKey: contentKey,
  phone: optionalPhoneNumber,
  people: wholeNumber({...peopleRange, error: 'peopleRange'}).default(1),
  note: optionalText(NOTE_LIMIT),
})

/** Without `eventKey`, the trip is found by its name and date, or is the next one. */
export const busRegistrationRequest = z.object({
  ...sharedFields,
  eventKey: contentKey.optional(),
  eventName: titleOfEvent.optional(),
  eventDate: dayOfEvent.optional(),
  phone: phoneNumber,
  passengers: wholeNumber({...passengerRange, error: 'peopleRange'}).default(1),
  specialRequests: optionalText(NOTE_LIMIT),
})

export type RegistrationFields =
  z.input<typeof eventRegistrationRequest> | z.input<typeof busRegistrationRequest>
export type RegistrationRequest =
  z.output<typeof eventRegistrationRequest> | z.output<typeof busRegistrationRequest>
