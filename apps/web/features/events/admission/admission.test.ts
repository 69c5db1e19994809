import {describe, expect, test} from 'vitest'
import type {Event} from '../events-queries.ts'
import {admissionOf, memberPriceKey} from './admission.ts'

type EventFields = Omit<Partial<Event>, 'ticketing' | 'prices' | 'registration'> & {
  ticketing?: {kind: string}
  prices?: {amount: number}[]
  registration?: {kind?: string; open?: boolean; closesAt?: string}
}

const admissionFor = (fields: EventFields) =>
  admissionOf({status: 'scheduled', isPast: false, isRegistrationOpen: false, ...fields} as unknown as Event)

const closesAt = '2025-09-26T22:59:00Z'

describe('admission before an event', () => {
  test.each<[string, EventFields, object | undefined]>([
    ['nothing is known', {}, undefined],
    ['no ticket is needed', {ticketing: {kind: 'none'}}, undefined],
    ['entry is free', {ticketing: {kind: 'free'}}, {heading: 'attending', message: 'freeEntry'}],
    [
      'tickets are sold elsewhere',
      {ticketing: {kind: 'external'}, prices: [{amount: 20}]},
      {heading: 'tickets', button: 'buyTicket'},
    ],
    ['tickets are sold out', {ticketing: {kind: 'soldOut'}}, {heading: 'tickets', button: 'unavailable'}],
    [
      'tickets are not on sale yet',
      {ticketing: {kind: 'disabled'}},
      {heading: 'tickets', button: 'unavailable'},
    ],
    [
      'registration has not begun',
      {ticketing: {kind: 'disabled'}, registration: {kind: 'general', open: false}},
      {heading: 'registration', button: 'unavailable'},
    ],
    [
      'registration is open',
      {ticketing: {kind: 'free'}, registration: {kind: 'general', open: true}, isRegistrationOpen: true},
      {heading: 'registration', button: 'registerHere'},
    ],
    [
      'registration is open elsewhere until a deadline',
      {registration: {kind: 'external', open: true, closesAt}, isRegistrationOpen: true},
      {heading: 'registration', button: 'registerElsewhere', message: 'registerBy'},
    ],
    [
      'that deadline has passed',
      {registration: {kind: 'external', open: true, closesAt}},
      {heading: 'registration', message: 'registrationEnded'},
    ],
    [
      'a volunteer closed registration',
      {registration: {kind: 'race', open: false, closesAt}},
      {heading: 'registration', message: 'registrationClosed'},
    ],
  ])('when %s', (_, fields, expected) => {
    expect(admissionFor(fields)).toEqual(expected && {...expected, isOver: false})
  })
})

describe('admission after an event', () => {
  test.each<[string, EventFields, object | undefined]>([
    ['entry was free', {ticketing: {kind: 'free'}}, undefined],
    [
      'registration was closed',
      {registration: {kind: 'race', open: false}},
      {heading: 'registration', message: 'registrationOver', isOver: true},
    ],
    [
      'registration closed at its deadline',
      {registration: {kind: 'external', open: true, closesAt}},
      {heading: 'registration', message: 'registrationEnded', isOver: true},
    ],
    [
      'nobody closed registration: it stays open',
      {registration: {kind: 'general', open: true}, isRegistrationOpen: true},
      {heading: 'registration', button: 'registerHere', isOver: false},
    ],
    [
      'tickets were sold: prices are still shown',
      {ticketing: {kind: 'external'}, prices: [{amount: 20}]},
      {heading: 'tickets', message: 'ticketsOver', isOver: false},
    ],
  ])('when %s', (_, fields, expected) => {
    expect(admissionFor({...fields, isPast: true})).toEqual(expected)
  })
})

test('a cancelled event has no admission', () => {
  expect(admissionFor({status: 'cancelled', ticketing: {kind: 'external'}})).toBeUndefined()
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
