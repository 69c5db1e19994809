import type {Locale} from 'next-intl'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {calendarForms, type DatedEvent} from './calendar-forms.ts'

const siteUrl = 'https://velso-lietuviai.example'

const christmas = {
  title: {lt: 'Lietuviškos Kalėdos', en: 'Lithuanian Christmas'},
  eventKey: 'kaledos-2025',
  path: '/kaledos-2025',
  start: '2025-12-13T17:00:00Z',
  end: '2025-12-13T22:00:00Z',
  dateToBeConfirmed: false,
  status: 'scheduled',
  statusNote: null,
  place: {name: {lt: 'Salė, Kardifas', en: 'Hall, Cardiff'}, address: '1 Example Street'},
  description: {lt: 'Vakarienė.', en: 'Supper.'},
} as DatedEvent

interface Form {
  address: string
  fields: Record<string, string>
}

function formsOf(event: object = {}, locale: Locale = 'lt'): Record<'google' | 'outlook', Form> {
  const {google, outlook} = calendarForms({...christmas, ...event}, locale, siteUrl)
  return {google: read(google), outlook: read(outlook)}
}

function read(url: string): Form {
  const {origin, pathname, searchParams} = new URL(url)
  return {address: origin + pathname, fields: Object.fromEntries(searchParams)}
}

const outlookForm = {path: '/calendar/action/compose', rru: 'addevent'}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a form', () => {
  test('is filled in Lithuanian', () => {
    const texts = {details: 'Vakarienė.\n\nhttps://velso-lietuviai.example/kaledos-2025'}
    expect(formsOf()).toEqual({
      google: {
        address: 'https://calendar.google.com/calendar/render',
        fields: {
          action: 'TEMPLATE',
          text: 'Lietuviškos Kalėdos',
          dates: '20251213T170000/20251213T220000',
          ctz: 'Europe/London',
          details: texts.details,
          location: 'Salė, Kardifas, 1 Example Street',
        },
      },
      outlook: {
        address: 'https://outlook.live.com/calendar/deeplink/compose',
        fields: {
          ...outlookForm,
          subject: 'Lietuviškos Kalėdos',
          startdt: '2025-12-13T17:00:00Z',
          enddt: '2025-12-13T22:00:00Z',
          body: texts.details,
          location: 'Salė, Kardifas, 1 Example Street',
        },
      },
    })
  })

  test('is filled in English', () => {
    const {google, outlook} = formsOf({}, 'en')
    expect(google.fields).toMatchObject({
      text: 'Lithuanian Christmas',
      location: 'Hall, Cardiff, 1 Example Street',
    })
    expect(outlook.fields.body).toBe('Supper.\n\nhttps://velso-lietuviai.example/en/kaledos-2025')
  })

  test('leaves out a place that is not known, and says what has changed', () => {
    const {google, outlook} = formsOf({place: null, statusNote: {lt: 'Kita salė.'}, description: null})
    expect(google.fields).not.toHaveProperty('location')
    expect(outlook.fields).not.toHaveProperty('location')
    expect(google.fields.details).toBe('Kita salė.\n\nhttps://velso-lietuviai.example/kaledos-2025')
  })
})

describe.each(['UTC', 'Europe/London', 'Asia/Tokyo', 'America/Los_Angeles'])('on a server in %s', (zone) => {
  test.each([
    ['winter', '2026-02-16T18:30:00Z', '2026-02-16T21:00:00Z', '20260216T183000/20260216T210000'],
    ['summer', '2026-07-04T17:00:00Z', '2026-07-04T20:00:00Z', '20260704T180000/20260704T210000'],
    ['several days', '2026-08-07T17:00:00Z', '2026-08-09T13:00:00Z', '20260807T180000/20260809T140000'],
    [
      'clocks going forward',
      '2026-03-28T22:00:00Z',
      '2026-03-29T03:00:00Z',
      '20260328T220000/20260329T040000',
    ],
    ['clocks going back', '2026-10-24T21:00:00Z', '2026-10-25T03:00:00Z', '20261024T220000/20261025T030000'],
    ['midnight in London', '2026-06-21T23:00:00Z', '2026-06-22T00:30:00Z', '20260622T000000/20260622T013000'],
  ])('times are right: %s', (_, start, end, dates) => {
    vi.stubEnv('TZ', zone)
    const {google, outlook} = formsOf({start, end})
    expect(google.fields).toMatchObject({dates, ctz: 'Europe/London'})
    expect(outlook.fields).toMatchObject({startdt: start, enddt: end})
  })

  test('times in the hour that occurs twice are in UTC, without a zone', () => {
    vi.stubEnv('TZ', zone)
    const {google} = formsOf({start: '2026-10-24T21:00:00Z', end: '2026-10-25T01:30:00Z'})
    expect(google.fields.dates).toBe('20261024T210000Z/20261025T013000Z')
    expect(google.fields).not.toHaveProperty('ctz')
  })
})

test('an event without an end takes two hours, as in the calendar file', () => {
  const {google, outlook} = formsOf({start: '2026-07-04T17:00:00.000Z', end: null})
  expect(google.fields.dates).toBe('20260704T180000/20260704T200000')
  expect(outlook.fields).toMatchObject({startdt: '2026-07-04T17:00:00Z', enddt: '2026-07-04T19:00:00Z'})
})

describe('a hostile text', () => {
  const title = '50 % & „Kūčios“ + 1 = #2? a;b/c\\d <b>"e"</b> 🎄&dates=x'

  test('arrives as it is, and adds no field', () => {
    const {google, outlook} = formsOf({title: {lt: title}, description: {lt: title}})
    expect(google.fields.text).toBe(title)
    expect(outlook.fields.subject).toBe(title)
    expect(outlook.fields.body).toMatch(title.slice(0, 10))
    expect(google.fields.dates).toBe('20251213T170000/20251213T220000')
    expect(Object.keys(google.fields)).toHaveLength(6)
  })

  test('has no + for a space, which Outlook would show', () => {
    const {google, outlook} = calendarForms(
      {...christmas, title: {lt: 'A + B'} as DatedEvent['title']},
      'lt',
      siteUrl,
    )
    expect(google).toContain('text=A%20%2B%20B&')
    expect(outlook).toContain('subject=A%20%2B%20B&')
    expect(google + outlook).not.toMatch(/\+/)
  })

  test('of several lines keeps them in the description only', () => {
    const lines = {lt: 'Pirma\r\nAntra\u2028Trečia'}
    const {google} = formsOf({title: lines, place: {name: lines}, description: lines})
    expect(google.fields.text).toBe('Pirma  Antra Trečia')
    expect(google.fields.location).toBe('Pirma  Antra Trečia')
    expect(google.fields.details).toContain('Pirma\r\nAntra')
  })

  test('with half a character does not break the page', () => {
    expect(formsOf({title: {lt: 'Kalėdos \ud83c'}, description: {lt: '\ud83c'}}).google.fields.text).toMatch(
      /^Kalėdos/,
    )
  })
})
