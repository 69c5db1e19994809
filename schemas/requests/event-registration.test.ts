import {describe, expect, test} from 'vitest'
import {busRegistrationRequest, eventRegistrationRequest} from './event-registration.ts'

describe('a registration for an event', () => {
  const required = {
    eventKey: 'misios-2024',
    firstName: 'Rasa',
    lastName: 'Jankutė',
    email: 'rasa@example.test',
  }

  test('the required fields are enough: one person, without phone and note', () => {
    expect(eventRegistrationRequest.parse(required)).toEqual({
      ...required,
      people: 1,
      phone: null,
      note: null,
    })
  })

  test('its result is a valid request again', () => {
    const request = eventRegistrationRequest.parse({
      ...required,
      people: '10',
      phone: ' ',
      note: 'Su vaikais',
    })
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
})

describe('a registration for a bus trip', () => {
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
    ['passengers', 0, 'peopleRange'],
    ['passengers', 7, 'peopleRange'],
    ['passengers', 1.5, 'peopleRange'],
    ['specialRequests', 'ž'.repeat(1001), 'tooLong'],
  ])('%s: %j is %s', (field, value, code) => {
    const {error} = busRegistrationRequest.safeParse({...complete, [field]: value})
    expect(error?.issues[0]).toMatchObject({path: [field], message: code})
  })

  test('refuses what is no key of an event', () => {
    expect(busRegistrationRequest.safeParse({...complete, eventKey: "'; drop"}).success).toBe(false)
  })
})
