import {expect, test} from 'vitest'
import {busRegistrationRequest} from './bus-registration.ts'

const complete = {
  firstName: 'Rasa',
  lastName: 'Jankutė',
  email: 'rasa@example.test',
  phone: '+447700900123',
  passengers: 2,
  specialRequests: 'Vaikiška kėdutė',
}

test('the specified fields are enough', () => {
  expect(busRegistrationRequest.parse(complete)).toEqual(complete)
})

test('is for one passenger without special requests unless it says otherwise', () => {
  const {passengers: _, specialRequests: __, ...rest} = complete
  expect(busRegistrationRequest.parse(rest)).toEqual({...rest, passengers: 1, specialRequests: null})
})

test('its result is a valid request again', () => {
  const request = busRegistrationRequest.parse({...complete, specialRequests: '', eventKey: 'begimas-2025'})
  expect(busRegistrationRequest.parse(request)).toEqual(request)
})

test.each([
  ['firstName', '', 'required'],
  ['lastName', '', 'required'],
  ['email', '', 'required'],
  ['email', 'rasa', 'emailInvalid'],
  ['phone', '', 'required'],
  ['phone', '12345', 'phoneInvalid'],
  ['passengers', '', 'required'],
  ['passengers', 0, 'passengersRange'],
  ['passengers', 7, 'passengersRange'],
  ['passengers', 1.5, 'passengersRange'],
  ['specialRequests', 'ž'.repeat(1001), 'tooLong'],
])('%s: %j is %s', (field, value, code) => {
  const {error} = busRegistrationRequest.safeParse({...complete, [field]: value})
  expect(error?.issues[0]).toMatchObject({path: [field], message: code})
})

test('refuses what is no key of an event', () => {
  expect(busRegistrationRequest.safeParse({...complete, eventKey: "'; drop"}).success).toBe(false)
})
