import {describe, expect, it} from 'vitest'
import type {Event} from './events-queries.ts'
import {eventEntry} from './event-entry.ts'

type Given = Omit<Partial<Event>, 'ticketing' | 'prices' | 'registration'> & {
  ticketing?: {kind: string}
  prices?: {amount: number}[]
  registration?: {kind?: string; open?: boolean; closesAt?: string}
}

const entryOf = (given: Given) =>
  eventEntry({status: 'scheduled', isPast: false, registrationIsOpen: false, ...given} as unknown as Event)

const closesAt = '2025-09-26T22:59:00Z'

describe('before an event', () => {
  it.each<[string, Given, object | undefined]>([
    ['nothing is known', {}, undefined],
    ['no ticket is needed', {ticketing: {kind: 'none'}}, undefined],
    ['entry is free', {ticketing: {kind: 'free'}}, {heading: 'attending', state: 'freeEntry'}],
    [
      'tickets are sold elsewhere',
      {ticketing: {kind: 'external'}, prices: [{amount: 20}]},
      {heading: 'tickets', button: 'buyTicket'},
    ],
    ['tickets are sold out', {ticketing: {kind: 'soldOut'}}, {heading: 'tickets', button: 'obstacle'}],
    ['tickets are not there yet', {ticketing: {kind: 'disabled'}}, {heading: 'tickets', button: 'obstacle'}],
    [
      'registration has not begun, which the reason tells',
      {ticketing: {kind: 'disabled'}, registration: {kind: 'general', open: false}},
      {heading: 'registration', button: 'obstacle'},
    ],
    [
      'registration is open',
      {ticketing: {kind: 'free'}, registration: {kind: 'general', open: true}, registrationIsOpen: true},
      {heading: 'registration', button: 'registerHere'},
    ],
    [
      'registration is open until a time, elsewhere',
      {registration: {kind: 'external', open: true, closesAt}, registrationIsOpen: true},
      {heading: 'registration', button: 'registerElsewhere', state: 'registerBy'},
    ],
    [
      'that time is over',
      {registration: {kind: 'external', open: true, closesAt}},
      {heading: 'registration', state: 'registrationEnded'},
    ],
    [
      'a volunteer closed registration',
      {registration: {kind: 'race', open: false, closesAt}},
      {heading: 'registration', state: 'registrationClosed'},
    ],
  ])('when %s', (_, given, expected) => {
    expect(entryOf(given)).toEqual(expected && {...expected, isOver: false})
  })
})

describe('after an event', () => {
  it.each<[string, Given, object | undefined]>([
    ['entry was free', {ticketing: {kind: 'free'}}, undefined],
    [
      'registration was closed',
      {registration: {kind: 'race', open: false}},
      {heading: 'registration', state: 'registrationOver', isOver: true},
    ],
    [
      'registration closed by itself',
      {registration: {kind: 'external', open: true, closesAt}},
      {heading: 'registration', state: 'registrationEnded', isOver: true},
    ],
    [
      'nobody closed registration, it goes on: dates alone close nothing',
      {registration: {kind: 'general', open: true}, registrationIsOpen: true},
      {heading: 'registration', button: 'registerHere', isOver: false},
    ],
    [
      'tickets were sold, their prices stay',
      {ticketing: {kind: 'external'}, prices: [{amount: 20}]},
      {heading: 'tickets', state: 'ticketsOver', isOver: false},
    ],
  ])('when %s', (_, given, expected) => {
    expect(entryOf({...given, isPast: true})).toEqual(expected)
  })
})

it('is nothing when the event is cancelled', () => {
  expect(entryOf({status: 'cancelled', ticketing: {kind: 'external'}})).toBeUndefined()
})
