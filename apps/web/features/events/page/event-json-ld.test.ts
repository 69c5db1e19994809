import {createTranslator} from 'next-intl'
import {expect, test, vi} from 'vitest'
import en from '#/messages/en.json'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {NextEdition} from '../afterwards/afterwards-queries.ts'
import type {Event} from '../events-queries.ts'
import type {EventMessages} from '../visit/place-json-ld.ts'

vi.mock('server-only', () => ({}))
stubSiteEnv({SITE_URL: 'https://bendruomene.example'})
const {eventJsonLd, nextEditionJsonLd, questionsJsonLd} = await import('./event-json-ld.tsx')

const bare = {title: {lt: 'Šventė'}, eventKey: 'svente', path: null, start: '2026-06-20T16:00:00Z', end: null}
const organizer = {'@id': 'https://bendruomene.example/#organization'}
const t = createTranslator({locale: 'en', messages: en, namespace: 'event'}) as unknown as EventMessages
const jsonLdOf = (given: object) => eventJsonLd({...bare, ...given} as unknown as Event, 'en', t, organizer)

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

test('the place has the way to it and what it offers disabled visitors, as the page says them', () => {
  const {location, organizer: host} = jsonLdOf({
    place: {name: {en: 'Hall'}, address: '1 Example Street'},
    parking: {en: 'Behind the hall, free.'},
    gettingThere: [{title: {en: 'By train'}, text: {en: 'The station is near.'}}, {title: {en: 'On foot'}}],
    access: {
      stepFree: {answer: 'partly', note: {en: 'Two steps at the stage.'}},
      hearingLoop: {answer: 'no'},
      notes: {en: 'Assistance dogs are welcome.'},
      contact: {name: 'Rasa', role: {en: 'volunteer'}, phone: '+44 1632 960 145'},
    },
  })
  expect(location).toEqual({
    '@type': 'Place',
    name: 'Hall',
    address: '1 Example Street',
    amenityFeature: [
      {
        '@type': 'LocationFeatureSpecification',
        name: 'Step-free access',
        value: 'Partly',
        description: 'Two steps at the stage.',
      },
      {'@type': 'LocationFeatureSpecification', name: 'Hearing loop', value: false},
    ],
    additionalProperty: [
      {'@type': 'PropertyValue', name: 'Parking', value: 'Behind the hall, free.'},
      {'@type': 'PropertyValue', name: 'By train', value: 'The station is near.'},
      {'@type': 'PropertyValue', name: 'Access', value: 'Assistance dogs are welcome.'},
    ],
  })
  expect(host).toEqual({
    '@type': 'NGO',
    ...organizer,
    contactPoint: [
      {
        '@type': 'ContactPoint',
        name: 'Rasa',
        contactType: 'Access',
        description: 'volunteer',
        telephone: '+44 1632 960 145',
      },
    ],
  })
})

test('a place without these has neither, and the organizer no contact', () => {
  const place = {name: {en: 'Hall'}, address: '1 Example Street'}
  const event = jsonLdOf({place, gettingThere: [], access: {stepFree: {answer: null}}})
  expect(event.location).toEqual({'@type': 'Place', name: 'Hall', address: '1 Example Street'})
  expect(event.organizer).toEqual(organizer)
})

test('a place is called by its address where it has no name', () => {
  const {location} = jsonLdOf({place: {name: null, address: '1 Example Street'}})
  expect(location).toEqual({'@type': 'Place', name: '1 Example Street', address: '1 Example Street'})
})

test.each([
  {name: {lt: 'Vieta tikslinama', en: 'Place to be confirmed'}},
  {name: {en: 'Cardiff, hall to be confirmed'}, mapUrl: 'https://example.com/map', address: null},
  {name: {en: 'Hall'}, address: ' '},
])('without an address there is no location: %j', (place) => {
  const parking = {en: 'Behind the hall, free.'}
  expect(jsonLdOf({place, parking, access: {stepFree: {answer: 'yes'}}})).not.toHaveProperty('location')
})

test('a past event is of the series that its next edition continues', () => {
  const next = {...bare, title: {en: 'Party 2027'}, dateToBeConfirmed: true} as unknown as NextEdition
  expect(nextEditionJsonLd(next, 'en')).toEqual({
    superEvent: {
      '@type': 'EventSeries',
      subEvent: {
        '@type': 'Event',
        name: 'Party 2027',
        url: 'https://bendruomene.example/en/renginiai/svente',
        startDate: '2026-06-20',
      },
    },
  })
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
  const prices = [{amount: 20, audience: {en: 'Adult'}}]
  expect(jsonLdOf({admission: 'tickets', ticketing, prices}).offers).toMatchObject([
    {...expected, name: 'Adult', priceCurrency: 'GBP'},
  ])
})

test.each([
  ['tickets that are not on sale yet', {ticketing: {availability: 'notYet'}}],
  ['a registration that has not begun', {registration: {open: false, reason: {lt: 'Nuo sausio'}}}],
  ['a registration that has ended', {registration: {closesAt: '2026-06-01T12:00:00Z'}}],
  ['prices that are paid at the door', {admission: 'none'}],
])('%s: the offer has no availability', (_, admission) => {
  const [offer] = jsonLdOf({...admission, prices: [{amount: 20}]}).offers
  expect(offer).toMatchObject({price: 20})
  expect(offer).not.toHaveProperty('availability')
})

test('an open registration is available', () => {
  const event = {admission: 'general', registration: {kind: 'general'}, isRegistrationOpen: true}
  const [offer] = jsonLdOf({...event, prices: [{amount: 20}]}).offers
  expect(offer).toMatchObject({availability: 'https://schema.org/InStock'})
})

test('a past event offers nothing', () => {
  const ticketing = {availability: 'onSale', url: 'https://tickets.example/x'}
  const past = {isPast: true, admission: 'tickets', ticketing}
  expect(jsonLdOf({...past, prices: [{amount: 20}]}).offers).toEqual([])
  expect(jsonLdOf({...past, isFree: true}).offers).toEqual([])
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
