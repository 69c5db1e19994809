import {expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {Event} from '../events-queries.ts'

vi.mock('server-only', () => ({}))
stubSiteEnv({SITE_URL: 'https://bendruomene.example'})
const {eventJsonLd, questionsJsonLd} = await import('./event-json-ld.tsx')

const bare = {title: {lt: 'Šventė'}, eventKey: 'svente', path: null, start: '2026-06-20T16:00:00Z', end: null}
const organizer = {'@id': 'https://bendruomene.example/#organization'}
const jsonLdOf = (given: object) => eventJsonLd({...bare, ...given} as unknown as Event, 'en', organizer)

test('unknown properties are left out', () => {
  const event = jsonLdOf({})
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

test('start and end have the UTC offset of their own date', () => {
  const event = jsonLdOf({start: '2026-10-24T17:00:00Z', end: '2026-10-25T17:00:00Z'})
  expect([event.startDate, event.endDate]).toEqual(['2026-10-24T18:00:00+01:00', '2026-10-25T17:00:00+00:00'])
})

test('a date to be confirmed has no time of day', () => {
  expect(jsonLdOf({dateToBeConfirmed: true}).startDate).toBe('2026-06-20')
})

test('the place has what it offers disabled visitors, as the page names it', () => {
  const given = {...bare, place: {name: {en: 'Hall'}}} as unknown as Event
  const amenities = [
    {name: 'Step-free access', value: true},
    {name: 'Hearing loop', value: false},
  ]
  expect(eventJsonLd(given, 'en', organizer, amenities).location).toEqual({
    '@type': 'Place',
    name: 'Hall',
    amenityFeature: amenities.map((amenity) => ({'@type': 'LocationFeatureSpecification', ...amenity})),
  })
  expect(eventJsonLd(given, 'en', organizer).location).not.toHaveProperty('amenityFeature')
})

test.each([
  ['scheduled', 'EventScheduled'],
  ['changed', 'EventScheduled'],
  ['cancelled', 'EventCancelled'],
  [null, 'EventScheduled'],
])('status %s becomes %s', (status, expected) => {
  expect(jsonLdOf({status}).eventStatus).toBe(`https://schema.org/${expected}`)
})

test.each([
  [
    {availability: 'onSale', url: 'https://tickets.example/x'},
    {price: 20, url: 'https://tickets.example/x', availability: 'https://schema.org/InStock'},
  ],
  [{availability: 'soldOut'}, {price: 20, availability: 'https://schema.org/SoldOut'}],
])('each price is an offer: %j', (ticketing, expected) => {
  expect(jsonLdOf({ticketing, prices: [{amount: 20, audience: {en: 'Adult'}}]}).offers).toMatchObject([
    {...expected, name: 'Adult', priceCurrency: 'GBP'},
  ])
})

test.each([
  ['tickets that are not on sale yet', {ticketing: {availability: 'notYet'}}],
  ['a registration that has not begun', {registration: {open: false, reason: {lt: 'Nuo sausio'}}}],
])('%s: the offer has no availability', (_, admission) => {
  const [offer] = jsonLdOf({...admission, prices: [{amount: 20}]}).offers
  expect(offer).not.toHaveProperty('availability')
})

test('a free event has an offer of £0', () => {
  expect(jsonLdOf({isFree: true})).toMatchObject({isAccessibleForFree: true, offers: [{price: 0}]})
})

test('questions with an answer are an FAQ page, and without any there is none', () => {
  const questions = [
    {question: {lt: 'Ar galima su šunimis?'}, answer: {lt: 'Taip.', en: 'Yes.'}},
    {question: {en: 'Without an answer?'}, answer: {en: ' '}},
  ] as unknown as Event['questions']
  expect(questionsJsonLd({questions}, 'en')).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Ar galima su šunimis?',
          acceptedAnswer: {'@type': 'Answer', text: 'Yes.'},
        },
      ],
    },
  ])
  expect(questionsJsonLd({questions: null}, 'lt')).toEqual([])
})
