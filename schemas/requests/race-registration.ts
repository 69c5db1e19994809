import * as z from 'zod'
import {contentKey} from '../form-fields/content-key.ts'
import {emailAddress, optionalEmailAddress} from '../form-fields/email-address.ts'
import {optionalPhoneNumber, phoneNumber} from '../form-fields/phone-number.ts'
import {personName} from '../form-fields/person.ts'
import {optionalLine, optionalText} from '../form-fields/text.ts'
import {dayOfEvent, titleOfEvent} from './named-event.ts'
import {childAgeRange, groupSizeRange} from './registration-ranges.ts'
import {submissionFields} from './submission-fields.ts'
import {wholeNumber} from '../form-fields/whole-number.ts'

export const MEDICAL_CONDITIONS_LIMIT = 1000

export const adultRunner = z.object({
  category: z.literal('adult'),
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: phoneNumber,
  emergencyContact: optionalLine(160),
  emergencyPhone: optionalPhoneNumber,
  medicalConditions: optionalText(MEDICAL_CONDITIONS_LIMIT),
})

/** `email` and `phone` are the child's own, if any. Mail goes to the parent. */
export const childRunner = z.object({
  category: z.literal('child'),
  firstName: personName,
  lastName: personName,
  email: optionalEmailAddress,
  phone: optionalPhoneNumber,
  age: wholeNumber({...childAgeRange, error: 'ageRange'}),
  parentFirstName: personName,
  parentLastName: personName,
  parentEmail: emailAddress,
  parentPhone: phoneNumber,
  medicalConditions: optionalText(MEDICAL_CONDITIONS_LIMIT),
  parentConsent: z.boolean().optional(),
})

/**
 * A family sends one request for each child, with the same `groupId` and the number of its requests. Without
 * `eventKey`, the race is found by its name and date.
 */
export const raceRegistrationRequest = z
  .object({
    registration: z.discriminatedUnion('category', [adultRunner, childRunner]),
    eventName: titleOfEvent,
    eventDate: dayOfEvent,
    eventKey: contentKey.optional(),
    /** If the parent has not agreed yet, an email asks for consent. */
    parentConsent: z.boolean().default(false),
    groupId: z.uuid().optional(),
    groupSize: z.int().min(groupSizeRange.min).max(groupSizeRange.max).optional(),
    ...submissionFields,
  })
  .refine(({groupId, groupSize}) => (groupId === undefined) === (groupSize === undefined), {
    error: 'groupIncomplete',
    path: ['groupSize'],
  })
  .transform((request) => {
    const {registration, parentConsent} = request
    return {
      ...request,
      parentConsent:
        parentConsent || (registration.category === 'child' && registration.parentConsent === true),
    }
  })

export type AdultRunner = z.output<typeof adultRunner>
export type ChildRunner = z.output<typeof childRunner>
export type RaceRegistrationFields = z.input<typeof raceRegistrationRequest>
export type RaceRegistrationRequest = z.output<typeof raceRegistrationRequest>
