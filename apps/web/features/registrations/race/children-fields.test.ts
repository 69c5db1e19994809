import {raceRegistrationRequest} from '@site/schemas/requests/race-registration'
import {expect, test} from 'vitest'
import {childrenFields} from './children-fields.ts'
import {emptyChild, emptyFamily, familyIn, toFamilyRequests} from './children-requests.ts'

const event = {eventKey: 'begimas-2025', name: 'Penki už Lietuvą', date: '2025-09-21'}

const typed = {
  ...emptyFamily,
  children: [
    {...emptyChild, firstName: 'Lukas', lastName: 'Jankus', age: '9'},
    {...emptyChild, firstName: 'Ema', lastName: 'Jankutė', age: '12', medicalConditions: 'Astma'},
  ],
  parentFirstName: 'Rasa',
  parentLastName: 'Jankutė',
  parentEmail: 'rasa@example.test',
  parentPhone: '+44 7700 900123',
  parentConsent: true,
  website: '',
}

const errorsOf = (fields: object) =>
  childrenFields
    .safeParse({...typed, ...fields})
    .error?.issues.map(({path, message}) => [path.join('.'), message])

test('each child becomes a request of its own, with the parent and the event', () => {
  const requests = toFamilyRequests(childrenFields.parse(typed), event, 'lt')
  const parsed = requests.map((request) => raceRegistrationRequest.parse(request))
  expect(parsed).toMatchObject([
    {registration: {firstName: 'Lukas', age: 9, parentFirstName: 'Rasa', medicalConditions: null}},
    {registration: {firstName: 'Ema', age: 12, parentEmail: 'rasa@example.test', medicalConditions: 'Astma'}},
  ])
  for (const request of parsed) {
    expect(request).toMatchObject({
      eventName: event.name,
      eventDate: event.date,
      eventKey: event.eventKey,
      parentConsent: true,
      locale: 'lt',
    })
  }
})

test('errors name the child', () => {
  expect(errorsOf({children: [typed.children[0], emptyChild]})).toEqual([
    ['children.1.firstName', 'required'],
    ['children.1.lastName', 'required'],
    ['children.1.age', 'required'],
  ])
  expect(errorsOf({children: [{...typed.children[0], age: '4'}]})).toEqual([['children.0.age', 'ageRange']])
})

test('the form needs consent, and the parent’s details', () => {
  expect(errorsOf({parentConsent: false})).toEqual([['parentConsent', 'consentRequired']])
  expect(errorsOf({parentEmail: 'rasa', parentPhone: ''})).toEqual([
    ['parentEmail', 'emailInvalid'],
    ['parentPhone', 'required'],
  ])
})

test('a parent who runs too types nothing twice', () => {
  const request = childrenFields.parse({
    ...typed,
    runs: true,
    own: {emergencyContact: 'Tomas', emergencyPhone: '', medicalConditions: 'Alergija'},
  })
  const parsed = toFamilyRequests(request, event, 'en').map((each) => raceRegistrationRequest.parse(each))
  expect(parsed.map(({registration}) => [registration.category, registration.firstName])).toEqual([
    ['child', 'Lukas'],
    ['child', 'Ema'],
    ['adult', 'Rasa'],
  ])
  expect(parsed[2]).toMatchObject({
    registration: {
      lastName: 'Jankutė',
      email: 'rasa@example.test',
      emergencyContact: 'Tomas',
      medicalConditions: 'Alergija',
    },
    eventKey: event.eventKey,
    parentConsent: false,
    locale: 'en',
  })
  expect(familyIn(request).names).toEqual(['Lukas Jankus', 'Ema Jankutė', 'Rasa Jankutė'])
})

test('somebody has to run', () => {
  expect(errorsOf({children: []})).toEqual([['runs', 'nobody']])
  expect(errorsOf({children: [], runs: true})).toBeUndefined()
})
