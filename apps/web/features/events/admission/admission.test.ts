import {eventAdmission, type StoredAdmission} from '@site/schemas/event-admission'
import {describe, expect, test} from 'vitest'
import type {Event} from '../events-queries.ts'
import {admissionOf, memberPriceKey, ticketUrl, unavailability} from './admission.ts'

type EventFields = Omit<Partial<Event>, 'ticketing' | 'prices' | 'registration'> & {
  ticketing?: object
  prices?: {amount: number}[]
  registration?: {open?: boolean; closesAt?: string; reason?: object}
}

/** The event with its admission as the site gets it, on a day after every `closesAt`. */
function eventWith({ticketing, registration, ...fields}: EventFields): Event {
  const admission = eventAdmission({admission: fields.admission, ticketing, registration} as StoredAdmission)
  return {
    status: 'scheduled',
    isPast: false,
    isRegistrationOpen: false,
    ...fields,
    ...admission,
  } as unknown as Event
}

const admissionFor = (fields: EventFields) => admissionOf(eventWith(fields))

const closesAt = '2025-09-26T22:59:00Z'
const reason = {lt: 'Nuo sausio', en: 'From January'}

describe('admission before an event', () => {
  test.each<[string, EventFields, object | undefined]>([
    ['nothing is known', {}, undefined],
    ['it has not been announced', {admission: 'none'}, undefined],
    ['entry is free', {admission: 'free'}, {heading: 'attending', message: 'freeEntry'}],
    [
      'tickets are sold elsewhere',
      {admission: 'tickets', prices: [{amount: 20}]},
      {heading: 'tickets', button: 'buyTicket'},
    ],
    [
      'tickets are sold out',
      {admission: 'tickets', ticketing: {availability: 'soldOut'}},
      {heading: 'tickets', button: 'unavailable'},
    ],
    [
      'tickets are not on sale yet',
      {admission: 'tickets', ticketing: {availability: 'notYet', reason}},
      {heading: 'tickets', button: 'unavailable'},
    ],
    [
      'registration has not begun, and a volunteer says why',
      {admission: 'general', registration: {open: false, reason}},
      {heading: 'registration', button: 'unavailable'},
    ],
    [
      'registration is open',
      {admission: 'general', registration: {open: true}, isRegistrationOpen: true},
      {heading: 'registration', button: 'registerHere'},
    ],
    [
      'registration is open, and has a price',
      {admission: 'trip', registration: {open: true}, isRegistrationOpen: true, prices: [{amount: 20}]},
      {heading: 'tickets', button: 'registerHere'},
    ],
    [
      'registration is open elsewhere until a deadline',
      {admission: 'external', registration: {open: true, closesAt}, isRegistrationOpen: true},
      {heading: 'registration', button: 'registerElsewhere', message: 'registerBy'},
    ],
    [
      'that deadline has passed',
      {admission: 'external', registration: {open: true, closesAt}},
      {heading: 'registration', message: 'registrationEnded'},
    ],
    [
      'a volunteer closed registration',
      {admission: 'race', registration: {open: false, closesAt}},
      {heading: 'registration', message: 'registrationClosed'},
    ],
  ])('when %s', (_, fields, expected) => {
    expect(admissionFor(fields)).toEqual(expected && {...expected, isOver: false})
  })
})

describe('admission after an event', () => {
  test.each<[string, EventFields, object | undefined]>([
    ['entry was free', {admission: 'free'}, undefined],
    [
      'registration was closed',
      {admission: 'race', registration: {open: false, reason}},
      {heading: 'registration', message: 'registrationOver', isOver: true},
    ],
    [
      'registration closed at its deadline',
      {admission: 'external', registration: {open: true, closesAt}},
      {heading: 'registration', message: 'registrationEnded', isOver: true},
    ],
    [
      'nobody closed registration: it stays open',
      {admission: 'general', registration: {open: true}, isRegistrationOpen: true},
      {heading: 'registration', button: 'registerHere', isOver: false},
    ],
    [
      'tickets were sold: prices are still shown',
      {admission: 'tickets', prices: [{amount: 20}]},
      {heading: 'tickets', message: 'ticketsOver', isOver: false},
    ],
    [
      'tickets were sold, without prices',
      {admission: 'tickets'},
      {heading: 'tickets', message: 'ticketsOver', isOver: true},
    ],
  ])('when %s', (_, fields, expected) => {
    expect(admissionFor({...fields, isPast: true})).toEqual(expected)
  })
})

test('a cancelled event has no admission', () => {
  expect(admissionFor({status: 'cancelled', admission: 'tickets'})).toBeUndefined()
})

describe('there are no places', () => {
  const unavailabilityFor = (fields: EventFields) => unavailability(eventWith(fields))

  test('while tickets are sold out or not on sale yet', () => {
    const tickets = (ticketing: object) => unavailabilityFor({admission: 'tickets', ticketing})
    expect(tickets({availability: 'soldOut', reason})).toEqual({because: 'soldOut'})
    expect(tickets({availability: 'notYet', reason})).toEqual({because: 'notYet', reason})
    expect(tickets({availability: 'onSale', reason})).toBeUndefined()
  })

  test('while registration is closed for a reason', () => {
    const registration = (open: boolean, words?: object) =>
      unavailabilityFor({admission: 'trip', registration: {open, ...(words && {reason: words})}})
    expect(registration(false, reason)).toEqual({because: 'notYet', reason})
    expect(registration(false)).toBeUndefined()
    expect(registration(true, reason)).toBeUndefined()
  })
})

const prices = [
  {_key: 'adults', amount: 20},
  {_key: 'members', amount: 15},
  {_key: 'children', amount: 5},
]

test('members pay the highest price less their discount', () => {
  expect(memberPriceKey({prices, memberDiscount: {amount: 5}})).toBe('members')
})

test('without a matching price or a discount there is no member price', () => {
  expect(memberPriceKey({prices, memberDiscount: {amount: 2}})).toBeUndefined()
  expect(memberPriceKey({prices, memberDiscount: {}})).toBeUndefined()
  expect(memberPriceKey({prices, memberDiscount: null})).toBeUndefined()
  expect(memberPriceKey({prices: null, memberDiscount: {amount: 5}})).toBeUndefined()
  expect(memberPriceKey({prices: [], memberDiscount: {amount: 5}})).toBeUndefined()
})

describe('the link to tickets', () => {
  const linkOf = (ticketing: object) => ticketUrl(eventWith({admission: 'tickets', ticketing}), 'en')

  test.each([
    ['https://buy.stripe.com/abc', 'https://buy.stripe.com/abc?locale=en'],
    [
      'https://buy.stripe.com/abc?locale=lt&utm_source=x',
      'https://buy.stripe.com/abc?locale=en&utm_source=x',
    ],
  ])('to Stripe has the language of the page: %s', (url, expected) => {
    expect(linkOf({url})).toBe(expected)
  })

  test('to any address has it where a volunteer has marked it as the community’s payment link', () => {
    const url = 'https://pay.example.org/b/1'
    expect(linkOf({url, takesMemberCodes: true})).toBe(`${url}?locale=en`)
  })

  test.each(['https://cinema.example/film?id=1', 'not a url', undefined])(
    'elsewhere stays as it was typed: %s',
    (url) => {
      expect(linkOf({url})).toBe(url)
    },
  )
})
