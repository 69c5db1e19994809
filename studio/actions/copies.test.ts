import {event as eventSchema} from '@site/schemas/documents/event'
import {expect, test} from 'vitest'
import {campaign, event, newsItem} from '../testing/documents.ts'
import {problemsOf} from '../testing/validate.ts'
import {copyOf} from '../documents/copy-document.ts'
import {type EventPart, eventParts, nextYearOf, ofThisYear, usuallyKept} from './next-year.ts'

test.for([{...event, path: '/kaledos', aliases: ['/sventes']}, newsItem, campaign])(
  'a copy of a $_type does not lock the original',
  async (document) => {
    const copy = {...copyOf(document), _id: 'drafts.kopija', _type: document._type}
    expect(await problemsOf(document, [copy])).toEqual([])
    expect((await problemsOf(copy, [{...document, _id: 'originalas'}])).join()).not.toContain('jau naudoja')
  },
)

test('the copy of a campaign has no payment reference', () => {
  expect(copyOf(campaign)).not.toHaveProperty('reference')
})

test.for([
  ['in winter', '2025-12-13T17:00:00Z', '2026-12-12T17:00:00Z'],
  ['in summer', '2025-06-21T12:00:00Z', '2026-06-20T12:00:00Z'],
  ['from summer time to winter time', '2025-10-25T17:00:00Z', '2026-10-24T17:00:00Z'],
  ['on the last day of summer time, into winter time', '2026-10-31T18:00:00Z', '2027-10-30T17:00:00Z'],
  ['from winter time to summer time', '2026-03-28T18:00:00Z', '2027-03-27T18:00:00Z'],
  ['after the clocks go forward, before they do', '2025-03-30T10:00:00Z', '2026-03-29T10:00:00Z'],
  ['into winter time in spring', '2024-03-31T10:00:00Z', '2025-03-30T10:00:00Z'],
  ['over a leap day', '2027-03-06T19:30:00Z', '2028-03-04T19:30:00Z'],
])('%s, an event is on the same weekday and hour a year later', ([, start = '', next = '']) => {
  const copy = nextYearOf({...event, start})
  expect(copy.start).toBe(next)
  expect(wallClock(copy.start)).toBe(wallClock(start))
})

const wallClock = (instant = '') =>
  new Intl.DateTimeFormat('en', {
    weekday: 'short',
    timeStyle: undefined,
    hour: 'numeric',
    minute: 'numeric',
    timeZone: 'Europe/London',
  }).format(new Date(instant))

test('next year’s event has its own key, path and deadlines, and no marks of this year’s', () => {
  const copy = nextYearOf({
    ...event,
    end: '2025-12-13T21:00:00Z',
    path: '/kaledos-2025',
    aliases: ['/sventes'],
    status: 'cancelled',
    statusNote: {lt: 'Neįvyks.'},
    memberDiscount: {amount: 5},
    ticketing: {url: 'https://example.com', takesMemberCodes: true, availability: 'soldOut'},
    registration: {open: false, closesAt: '2025-12-01T12:00:00Z', reason: {lt: 'Vietų nebėra'}},
  })
  expect(copy).toMatchObject({
    eventKey: 'kaledos-2026',
    path: '/kaledos-2026',
    end: '2026-12-12T21:00:00Z',
    status: 'scheduled',
    registration: {closesAt: '2026-11-30T12:00:00Z'},
    ticketing: {},
  })
  expect(Object.keys(copy)).not.toEqual(expect.arrayContaining(['aliases']))
  expect(Object.keys(copy)).not.toEqual(expect.arrayContaining(['statusNote']))
  expect(Object.keys(copy)).not.toEqual(expect.arrayContaining(['memberDiscount']))
  expect(JSON.stringify(copy)).not.toMatch(/soldOut|example\.com|Vietų/)
})

test('a key without a year gets one, a path without a year goes', () => {
  const copy = nextYearOf({...event, eventKey: 'kaledos', path: '/kaledos'})
  expect([copy.eventKey, copy.path]).toEqual(['kaledos-2026', undefined])
})

const whole = {
  ...event,
  body: {lt: []},
  place: {name: {lt: 'Salė'}},
  parking: {lt: 'Kieme.'},
  programme: [{_key: 'a'}],
  performers: [{_key: 'b'}],
  prices: [{_key: 'c', amount: 5}],
  isFree: false,
  admission: 'general',
  capacity: 50,
  ticketing: {url: 'https://example.com'},
  registration: {open: true, closesAt: '2025-12-01T12:00:00Z', notice: {lt: 'Vietų mažai.'}},
  hopes: {year: '2025'},
  album: {_ref: 'albumas'},
  news: [{_ref: 'naujiena'}],
}

test('all but the programme is kept if nobody decides otherwise', () => {
  const copy = nextYearOf(whole)
  expect(copy).toMatchObject({
    description: whole.description,
    body: whole.body,
    place: whole.place,
    parking: whole.parking,
    prices: whole.prices,
    admission: 'general',
    capacity: 50,
    registration: {closesAt: '2026-11-30T12:00:00Z', notice: {lt: 'Vietų mažai.'}},
  })
  for (const field of [...eventParts.programme, ...ofThisYear]) expect(copy).not.toHaveProperty(field)
})

test.for(Object.entries(eventParts) as [EventPart, readonly string[]][])(
  '%s is left out with all its fields, and nothing else is',
  ([part, fields]) => {
    const parts = Object.keys(eventParts) as EventPart[]
    const all = nextYearOf(whole, parts)
    const copy = nextYearOf(
      whole,
      parts.filter((each) => each !== part),
    )
    const left = Object.keys(all).filter((field) => !(field in copy))
    expect(left).not.toEqual([])
    expect(left).toEqual(Object.keys(all).filter((field) => fields.includes(field)))
  },
)

test.for([
  ['general', 'registration', 'none'],
  ['external', 'registration', 'none'],
  ['general', 'tickets', 'general'],
  ['tickets', 'tickets', 'none'],
  ['free', 'tickets', 'none'],
  ['tickets', 'registration', 'tickets'],
])('admission %s without %s becomes %s', ([admission, part, expected]) => {
  const kept = usuallyKept.filter((each) => each !== part)
  expect(nextYearOf({...whole, admission}, kept).admission).toBe(expected)
})

test('an event with the title alone is still one whose date and key are right', () => {
  const {_id, _type, ...copy} = nextYearOf(whole, [])
  expect(copy).toEqual({
    title: whole.title,
    start: '2026-12-12T17:00:00Z',
    eventKey: 'kaledos-2026',
    kind: 'celebration',
    admission: 'none',
    status: 'scheduled',
  })
})

test('every field of an event is kept, left out, or chosen by the volunteer', () => {
  const always = ['title', 'kind', 'featured', 'start', 'end', 'dateToBeConfirmed', 'status', 'admission']
  const own = ['eventKey', 'path', 'aliases', 'formerTitles']
  const known = [...always, 'capacity', ...own, ...ofThisYear, ...Object.values(eventParts).flat()]
  expect(eventSchema.fields.map(({name}) => name).toSorted()).toEqual(known.toSorted())
})
