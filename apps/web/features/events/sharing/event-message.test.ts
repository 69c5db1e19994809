import type {Locale} from 'next-intl'
import {expect, test} from 'vitest'
import type {EventCard} from '../events-queries.ts'
import {eventMessage} from './event-message.ts'

const christmas = {
  title: {lt: 'Lietuviškos Kalėdos', en: 'Lithuanian Christmas'},
  eventKey: 'kaledos-2025',
  path: '/kaledos-2025',
  start: '2025-12-13T17:00:00Z',
  end: '2025-12-13T22:00:00Z',
  place: {name: {lt: 'Salė, Kardifas', en: 'Hall, Cardiff'}, address: '1 Example Street'},
  prices: [{amount: 20}, {amount: 5}],
  status: 'scheduled',
}

const words = {
  lt: {cancelled: 'Renginys atšauktas', toBeConfirmed: 'Data tikslinama', free: 'Nemokamai', price: 'Kaina'},
  en: {
    cancelled: 'This event has been cancelled',
    toBeConfirmed: 'Date to be confirmed',
    free: 'Free',
    price: 'Price',
  },
}

function messageOf(event: object = {}, locale: Locale = 'lt'): string[] {
  return eventMessage({...christmas, ...event} as EventCard, {
    locale,
    siteUrl: 'https://velso-lietuviai.example',
    words: words[locale],
  }).split('\n')
}

test('has title, date, place, price and link in each language', () => {
  expect(messageOf()).toEqual([
    'Lietuviškos Kalėdos',
    '2025 m. gruodžio 13 d., šeštadienis, 17:00–22:00',
    'Salė, Kardifas, 1 Example Street',
    'Kaina: £5–20',
    'https://velso-lietuviai.example/kaledos-2025',
  ])
  expect(messageOf({}, 'en')).toEqual([
    'Lithuanian Christmas',
    'Saturday 13 December 2025, 17:00–22:00',
    'Hall, Cardiff, 1 Example Street',
    'Price: £5–20',
    'https://velso-lietuviai.example/en/kaledos-2025',
  ])
})

test('says that entry is free', () => {
  expect(messageOf({prices: null, isFree: true})).toContain('Nemokamai')
})

test('leaves out what is not known', () => {
  expect(messageOf({dateToBeConfirmed: true, place: null, prices: null, path: null})).toEqual([
    'Lietuviškos Kalėdos',
    'Data tikslinama',
    'https://velso-lietuviai.example/renginiai/kaledos-2025',
  ])
})

test('says after the title that the event is cancelled', () => {
  expect(messageOf({status: 'cancelled'})[1]).toBe('Renginys atšauktas')
})
