import {describe, expect, test} from 'vitest'
import {eventAdmission, isForm} from './event-admission.ts'

const url = 'https://example.com/x'
const nothing = {ticketing: null, registration: null}

describe('the field `admission` decides', () => {
  test.each(['none', 'free'])('%s needs no ticket and no registration', (admission) => {
    const leftovers = {ticketing: {url}, registration: {open: true}}
    expect(eventAdmission({admission, ...leftovers})).toEqual({admission, ...nothing})
  })

  test('tickets are on sale unless a volunteer says otherwise', () => {
    const ticketsWith = (ticketing: object | null) =>
      eventAdmission({admission: 'tickets', ticketing, registration: {open: true}})
    expect(ticketsWith({url})).toEqual({
      admission: 'tickets',
      ticketing: {url, availability: 'onSale', takesMemberCodes: false},
      registration: null,
    })
    expect(ticketsWith(null).ticketing).toEqual({availability: 'onSale', takesMemberCodes: false})
    expect(ticketsWith({availability: 'later'}).ticketing).toMatchObject({availability: 'onSale'})
    expect(ticketsWith({availability: 'soldOut'}).ticketing).toMatchObject({availability: 'soldOut'})
  })

  test.each<[boolean, object]>([
    [true, {url, takesMemberCodes: true}],
    [false, {url}],
    [false, {takesMemberCodes: true}],
    [false, {url, takesMemberCodes: 'yes'}],
  ])(
    'tickets take codes of members (%s) only where a volunteer marked their link: %j',
    (taken, ticketing) => {
      expect(eventAdmission({admission: 'tickets', ticketing}).ticketing).toMatchObject({
        takesMemberCodes: taken,
      })
    },
  )

  test.each(['general', 'trip', 'race', 'external'])('%s is a registration of that kind', (kind) => {
    const registration = {open: true, closesAt: '2025-12-10T00:00:00Z'}
    expect(eventAdmission({admission: kind, registration, ticketing: {url}})).toEqual({
      admission: kind,
      ticketing: null,
      registration: {...registration, kind},
    })
    expect(eventAdmission({admission: kind}).registration).toEqual({kind})
  })
})

test('an unknown value counts as none', () => {
  expect(eventAdmission({admission: 'lottery'})).toEqual({admission: 'none', ...nothing})
})

test('the site has a form for registrations of its own only', () => {
  expect(['general', 'trip', 'race', 'external', 'tickets', null].filter(isForm)).toEqual([
    'general',
    'trip',
    'race',
  ])
})
