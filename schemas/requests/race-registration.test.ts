import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {raceRegistrationRequest} from './race-registration.ts'

const event = {eventName: 'Penki už Lietuvą', eventDate: '2025-09-21'}

const adult = {
  category: 'adult',
  firstName: 'Rasa',
  lastName: 'Jankutė',
  email: 'rasa@example.test',
  phone: '+447700900123',
  emergencyContact: 'Jonas',
  emergencyPhone: '+442920180000',
  medicalConditions: 'Astma',
}

const child = {
  category: 'child',
  firstName: 'Lukas',
  lastName: 'Jankus',
  email: '',
  phone: '',
  age: 9,
  parentFirstName: 'Rasa',
  parentLastName: 'Jankutė',
  parentEmail: 'rasa@example.test',
  parentPhone: '+447700900123',
  medicalConditions: '',
}

const groupId = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'

/** First error of a request, as its path within the request and its code. */
function errorOf(request: object) {
  const issue = raceRegistrationRequest.safeParse(request).error?.issues[0]
  return issue && {path: issue.path.join('.'), code: issue.message}
}

describe('an adult', () => {
  test('is registered by the specified fields', () => {
    expect(raceRegistrationRequest.parse({registration: adult, ...event})).toEqual({
      registration: adult,
      ...event,
      parentConsent: false,
    })
  })

  test('needs neither an emergency contact nor health notes', () => {
    const {emergencyContact: _, emergencyPhone: __, medicalConditions: ___, ...registration} = adult
    expect(raceRegistrationRequest.parse({registration, ...event}).registration).toMatchObject({
      emergencyContact: null,
      emergencyPhone: null,
      medicalConditions: null,
    })
  })

  test.each([
    ['firstName', '', 'required'],
    ['lastName', '', 'required'],
    ['email', '', 'required'],
    ['email', 'rasa@', 'emailInvalid'],
    ['phone', '', 'required'],
    ['phone', '1', 'phoneInvalid'],
    ['emergencyPhone', '1', 'phoneInvalid'],
    ['emergencyContact', 'ž'.repeat(161), 'tooLong'],
    ['medicalConditions', 'ž'.repeat(1001), 'tooLong'],
  ])('%s: %j is %s', (field, value, code) => {
    const registration = {...adult, [field]: value}
    expect(errorOf({registration, ...event})).toEqual({path: `registration.${field}`, code})
  })
})

describe('a child', () => {
  test('is registered by the specified fields, without consent', () => {
    expect(raceRegistrationRequest.parse({registration: child, ...event})).toEqual({
      registration: {...child, email: null, phone: null, medicalConditions: null},
      ...event,
      parentConsent: false,
    })
  })

  test('can be one of a family', () => {
    const request = {registration: child, ...event, parentConsent: true, groupId, groupSize: 3}
    expect(raceRegistrationRequest.parse(request)).toMatchObject({parentConsent: true, groupId, groupSize: 3})
  })

  test('has the consent of the parent wherever the request says so', () => {
    const said = {registration: {...child, parentConsent: true}, ...event}
    expect(raceRegistrationRequest.parse(said).parentConsent).toBe(true)
  })

  test.each([5, 17, '5', ' 17 '])('can be %j years old', (age) => {
    expect(errorOf({registration: {...child, age}, ...event})).toBeUndefined()
  })

  test.each([
    ['age', '', 'required'],
    ['age', 4, 'ageRange'],
    ['age', 18, 'ageRange'],
    ['age', 7.5, 'ageRange'],
    ['age', 'devyni', 'ageRange'],
    ['firstName', '', 'required'],
    ['lastName', '', 'required'],
    ['email', 'lukas', 'emailInvalid'],
    ['phone', '1', 'phoneInvalid'],
    ['parentFirstName', '', 'required'],
    ['parentLastName', '', 'required'],
    ['parentEmail', '', 'required'],
    ['parentEmail', 'rasa', 'emailInvalid'],
    ['parentPhone', '', 'required'],
    ['parentPhone', '1', 'phoneInvalid'],
    ['medicalConditions', 'ž'.repeat(1001), 'tooLong'],
  ])('%s: %j is %s', (field, value, code) => {
    const registration = {...child, [field]: value}
    expect(errorOf({registration, ...event})).toEqual({path: `registration.${field}`, code})
  })
})

test.each([
  ['another category', {registration: {...adult, category: 'dog'}}, 'registration.category'],
  ['no name of the event', {eventName: ' '}, 'eventName'],
  ['no date of the event', {eventDate: ''}, 'eventDate'],
  ['a date that nobody can read', {eventDate: 'rugsėjį'}, 'eventDate'],
  ['a day that no month has', {eventDate: '31 September 2025'}, 'eventDate'],
  ['a group without its size', {groupId}, 'groupSize'],
  ['the size of no group', {groupSize: 2}, 'groupSize'],
  ['a group of one', {groupId, groupSize: 1}, 'groupSize'],
  ['a group of 21', {groupId, groupSize: 21}, 'groupSize'],
  ['a group that is no UUID', {groupId: '1', groupSize: 2}, 'groupId'],
])('refuses %s', (_, fields, path) => {
  expect(errorOf({registration: adult, ...event, ...fields})).toMatchObject({path})
})

test('its result is a valid request again', () => {
  const request = raceRegistrationRequest.parse({registration: child, ...event, eventKey: 'begimas-2025'})
  expect(raceRegistrationRequest.parse(request)).toEqual(request)
})

test.each([
  '2025-09-21',
  '2025-09-20T23:00:00Z',
  '2025-09-21T10:00:00+01:00',
  '21 September 2025',
  'Sunday, 21 September 2025, 10:00',
  '2025 m. rugsėjo 21 d.',
  '21/09/2025',
])('reads %s as the day of the event', (eventDate) => {
  expect(raceRegistrationRequest.parse({registration: adult, ...event, eventDate}).eventDate).toBe(
    '2025-09-21',
  )
})

test('reads any day as both languages write it', () => {
  const written = [
    (day: Date) => day.toISOString().slice(0, 10),
    ...(['lt', 'en-GB'] as const).flatMap((locale) =>
      ([undefined, 'full'] as const).map(
        (dateStyle) => (day: Date) =>
          day.toLocaleDateString(locale, {timeZone: 'UTC', dateStyle: dateStyle ?? 'long'}),
      ),
    ),
  ]
  fc.assert(
    fc.property(
      fc.date({min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true}),
      fc.constantFrom(...written),
      (day, write) => {
        const {eventDate} = raceRegistrationRequest.parse({
          registration: adult,
          ...event,
          eventDate: write(day),
        })
        expect(eventDate).toBe(day.toISOString().slice(0, 10))
      },
    ),
  )
})
