import {expect, it} from 'vitest'
import type {Event} from './events-queries.ts'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

stubSiteEnv({SITE_URL: 'https://bendruomene.example'})
const {eventJsonLd} = await import('./event-json-ld.ts')

const bare = {title: {lt: 'Šventė'}, eventKey: 'svente', path: null, start: '2026-06-20T16:00:00Z', end: null}
const organizer = {'@id': 'https://bendruomene.example/#organization'}
const describe = (given: object) => eventJsonLd({...bare, ...given} as unknown as Event, 'en', organizer)

it('tells of an event that has only a title and a start what is known', () => {
  const event = describe({})
  expect(event).toMatchObject({
    name: 'Šventė',
    startDate: '2026-06-20T17:00:00+01:00',
    url: 'https://bendruomene.example/en/renginiai/svente',
    eventStatus: 'https://schema.org/EventScheduled',
    offers: [],
  })
  expect(event).not.toHaveProperty('location')
  expect(event).not.toHaveProperty('endDate')
})

it('has the offset of the season at each end', () => {
  const event = describe({start: '2026-10-24T17:00:00Z', end: '2026-10-25T17:00:00Z'})
  expect([event.startDate, event.endDate]).toEqual(['2026-10-24T18:00:00+01:00', '2026-10-25T17:00:00+00:00'])
})

it('has a day and no hour while the date is to be confirmed', () => {
  expect(describe({dateToBeConfirmed: true}).startDate).toBe('2026-06-20')
})

it.each([
  ['scheduled', 'EventScheduled'],
  ['changed', 'EventScheduled'],
  ['cancelled', 'EventCancelled'],
  [null, 'EventScheduled'],
])('says of status %s %s', (status, expected) => {
  expect(describe({status}).eventStatus).toBe(`https://schema.org/${expected}`)
})

it.each([
  [
    {kind: 'external', url: 'https://tickets.example/x'},
    {price: 20, url: 'https://tickets.example/x', availability: 'https://schema.org/InStock'},
  ],
  [{kind: 'soldOut'}, {price: 20, availability: 'https://schema.org/SoldOut'}],
])('offers its tickets: %j', (ticketing, expected) => {
  expect(describe({ticketing, prices: [{amount: 20, audience: {en: 'Adult'}}]}).offers).toMatchObject([
    {...expected, name: 'Adult', priceCurrency: 'GBP'},
  ])
})

it('does not say that tickets are there before they are', () => {
  const [offer] = describe({ticketing: {kind: 'disabled'}, prices: [{amount: 20}]}).offers
  expect(offer).not.toHaveProperty('availability')
})

it('is free of charge when it is', () => {
  expect(describe({isFree: true})).toMatchObject({isAccessibleForFree: true, offers: [{price: 0}]})
})
