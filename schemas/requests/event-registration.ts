import * as z from 'zod'
import {contentKey} from '../form-fields/content-key.ts'
import {emailAddress} from '../form-fields/email-address.ts'
import {optionalPhoneNumber} from '../form-fields/phone-number.ts'
import {personName} from '../form-fields/person.ts'
import {optionalText} from '../form-fields/text.ts'
import {submissionFields} from './submission-fields.ts'
import {wholeNumber} from '../form-fields/whole-number.ts'

export const peopleRange = {min: 1, max: 10}

export const NOTE_LIMIT = 1000

export const eventRegistrationRequest = z.object({
  eventKey: contentKey,
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: optionalPhoneNumber,
  people: wholeNumber({...peopleRange, error: 'peopleRange'}).default(1),
  note: optionalText(NOTE_LIMIT),
  ...submissionFields,
})

export type EventRegistrationFields = z.input<typeof eventRegistrationRequest>
export type EventRegistrationRequest = z.output<typeof eventRegistrationRequest>
