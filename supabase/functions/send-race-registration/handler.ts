import {parentalConsent} from '@site/schemas/consents'
import {eventOf} from '@site/schemas/requests/named-event'
import {raceRegistrationRequest, type RaceRegistrationRequest} from '@site/schemas/requests/race-registration'
import {defineSubmission} from '../_shared/define-submission.ts'

/** A family sends one request for each child. */
export const handler = defineSubmission({
  name: 'send-race-registration',
  schema: raceRegistrationRequest,
  procedure: 'register_for_event',
  isPersonal: true,
  toSubmission: (request) => ({
    kind: 'race',
    ...eventOf(request),
    seats: 1,
    group: request.groupId && request.groupSize ? {id: request.groupId, size: request.groupSize} : undefined,
    locale: request.locale,
    ...contactOf(request),
    runner: runnerOf(request),
  }),
})

function contactOf({registration}: RaceRegistrationRequest) {
  if (registration.category === 'adult') {
    const {firstName, lastName, email, phone} = registration
    return {firstName, lastName, email, phone}
  }
  const {parentFirstName, parentLastName, parentEmail, parentPhone} = registration
  return {firstName: parentFirstName, lastName: parentLastName, email: parentEmail, phone: parentPhone}
}

function runnerOf({registration, parentConsent, locale = 'lt'}: RaceRegistrationRequest) {
  const {category, firstName, lastName, medicalConditions} = registration
  if (registration.category === 'child')
    return {
      category,
      firstName,
      lastName,
      medicalConditions,
      age: registration.age,
      parentConsent,
      consentWording: parentalConsent[locale],
    }
  const {emergencyContact, emergencyPhone} = registration
  return {category, firstName, lastName, medicalConditions, emergencyContact, emergencyPhone}
}
