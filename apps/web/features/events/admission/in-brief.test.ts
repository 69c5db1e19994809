import {createTranslator, type useTranslations} from 'next-intl'
import {expect, test} from 'vitest'
import lt from '#/messages/lt.json'
import type {Event} from '../events-queries.ts'
import {eventInBrief} from './in-brief.ts'

const t = createTranslator({locale: 'lt', messages: lt, namespace: 'event'}) as unknown as ReturnType<
  typeof useTranslations<'event'>
>

const event = {
  start: '2025-08-24T07:30:00Z',
  end: '2025-08-24T19:00:00Z',
  status: 'scheduled',
  dateToBeConfirmed: false,
  place: {name: {lt: 'Svonsio stotis'}, address: 'High Street, Swansea'},
  prices: [{_key: 'a', amount: 12.5}],
  isFree: false,
  capacity: null,
}

test.each<[string, object, object]>([
  [
    'an event says when with the time, where and for how much',
    {},
    {
      when: '2025 m. rugpjūčio 24 d., sekmadienis, 08:30–20:00',
      where: 'Svonsio stotis, High Street, Swansea',
      price: '£12,50',
      costs: true,
    },
  ],
  ['entry is free', {prices: null, isFree: true}, {price: 'Nemokamai', costs: false}],
  ['a price of nothing costs nothing', {prices: [{_key: 'a', amount: 0}]}, {costs: false}],
  ['no price is known', {prices: null}, {price: 'Kaina tikslinama', costs: false}],
  [
    'the date is not confirmed',
    {dateToBeConfirmed: true},
    {when: 'Data tikslinama', isDateToBeConfirmed: true},
  ],
  ['nothing is known', {start: null, place: null}, {when: '', where: ''}],
  ['the number of places is limited', {capacity: 49}, {isLimited: true}],
  ['it is cancelled', {status: 'cancelled'}, {when: 'Renginys atšauktas', price: ''}],
])('%s', (_, fields, expected) => {
  expect(eventInBrief({...event, ...fields} as unknown as Event, 'lt', t)).toMatchObject(expected)
})
