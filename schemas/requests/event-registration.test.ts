import {expect, test} from 'vitest'
import {eventRegistrationRequest} from './event-registration.ts'

const required = {
  eventKey: 'misios-2024',
  firstName: 'Rasa',
  lastName: 'Jankutė',
  email: 'rasa@example.test',
}

test('the required fields are enough: one person, without phone and note', () => {
  expect(eventRegistrationRequest.parse(required)).toEqual({...required, people: 1, phone: null, note: null})
})

test('its result is a valid request again', () => {
  const request = eventRegistrationRequest.parse({...required, people: '10', phone: ' ', note: 'Su vaikais'})
  expect(request).toMatchObject({people: 10, phone: null, note: 'Su vaikais'})
  expect(eventRegistrationRequest.parse(request)).toEqual(request)
})

test.each([
  ['firstName', '', 'required'],
  ['lastName', '', 'required'],
  ['email', '', 'required'],
  ['email', '@example.test', 'emailInvalid'],
  ['phone', 'nėra', 'phoneInvalid'],
  ['people', '', 'required'],
  ['people', 0, 'peopleRange'],
  ['people', 11, 'peopleRange'],
  ['note', 'ž'.repeat(1001), 'tooLong'],
])('%s: %j is %s', (field, value, code) => {
  const {error} = eventRegistrationRequest.safeParse({...required, [field]: value})
  expect(error?.issues[0]).toMatchObject({path: [field], message: code})
})

test('needs the key of the event', () => {
  const {eventKey: _, ...rest} = required
  expect(eventRegistrationRequest.safeParse(rest).success).toBe(false)
})
