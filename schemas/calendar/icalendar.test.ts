import ICAL from 'ical.js'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {type CalendarEvent, type EventCalendar, formatICalendar} from './icalendar.ts'

const texts = {
  cancelled: (title: string) => `Atšaukta: ${title}`,
  toBeConfirmed: (title: string) => `${title} (data tikslinama)`,
}

const blank: CalendarEvent = {
  key: 'kaledos-2025',
  title: 'Lietuviškos Kalėdos',
  location: '',
  description: 'https://velso-lietuviai.example/kaledos-2025',
  url: 'https://velso-lietuviai.example/kaledos-2025',
  start: '2025-12-13T17:00:00Z',
  end: '2025-12-13T22:00:00Z',
  dateToBeConfirmed: false,
  isCancelled: false,
  updatedAt: '2025-11-01T09:30:00Z',
}

interface Entry {
  event: ICAL.Event
  component: ICAL.Component
}

function textOf(events: Partial<CalendarEvent>[], settings: Partial<EventCalendar> = {}): string {
  return formatICalendar({
    events: events.map((event) => ({...blank, ...event})),
    language: 'lt',
    name: 'Velso lietuvių bendruomenė: renginiai',
    siteUrl: 'https://velso-lietuviai.example',
    texts,
    ...settings,
  })
}

function parse(text: string): {calendar: ICAL.Component; entries: Entry[]} {
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const entries = calendar
    .getAllSubcomponents('vevent')
    .map((component) => ({component, event: new ICAL.Event(component)}))
  return {calendar, entries}
}

function only(event: Partial<CalendarEvent>, settings?: Partial<EventCalendar>): Entry {
  const [entry] = parse(textOf([event], settings)).entries
  if (!entry) throw new Error('The calendar has no event')
  return entry
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString()
const wallClock = (time: ICAL.Time) => time.toString()
const zoneOf = ({component}: Entry, property: string) =>
  component.getFirstProperty(property)?.getFirstParameter('tzid')

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('times', () => {
  test('are in London time, with one VTIMEZONE', () => {
    const entry = only({})
    expect(zoneOf(entry, 'dtstart')).toBe('Europe/London')
    expect(zoneOf(entry, 'dtend')).toBe('Europe/London')
    const zones = parse(textOf([{}, {key: 'other'}])).calendar.getAllSubcomponents('vtimezone')
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['Europe/London'])
  })

  describe.each(['UTC', 'Europe/London', 'Asia/Tokyo', 'America/Los_Angeles'])(
    'on a server in %s',
    (zone) => {
      test.each([
        ['in winter', '2025-12-13T17:00:00.000Z', '2025-12-13T17:00:00'],
        ['in summer', '2026-07-04T17:00:00.000Z', '2026-07-04T18:00:00'],
        ['the evening before clocks go forward', '2026-03-28T19:00:00.000Z', '2026-03-28T19:00:00'],
        ['the last minute before that', '2026-03-29T00:59:00.000Z', '2026-03-29T00:59:00'],
        ['the first minute after that', '2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00'],
        ['at noon on that day', '2026-03-29T11:00:00.000Z', '2026-03-29T12:00:00'],
        ['the evening before clocks go back', '2026-10-24T18:00:00.000Z', '2026-10-24T19:00:00'],
        ['just before the hour that occurs twice', '2026-10-24T23:59:00.000Z', '2026-10-25T00:59:00'],
        ['just after that hour', '2026-10-25T02:00:00.000Z', '2026-10-25T02:00:00'],
        ['at noon on that day', '2026-10-25T12:00:00.000Z', '2026-10-25T12:00:00'],
      ])('are correct %s', (_, start, expected) => {
        vi.stubEnv('TZ', zone)
        const end = new Date(Date.parse(start) + 3 * 3_600_000).toISOString()
        const {event} = only({start, end})
        expect(wallClock(event.startDate)).toBe(expected)
        expect([instant(event.startDate), instant(event.endDate)]).toEqual([start, end])
      })

      test('are whole days while the date is to be confirmed', () => {
        vi.stubEnv('TZ', zone)
        const {event} = only({dateToBeConfirmed: true, start: '2026-07-04T23:30:00Z', end: null})
        expect([wallClock(event.startDate), wallClock(event.endDate)]).toEqual(['2026-07-05', '2026-07-06'])
      })
    },
  )

  test('keep the event’s length across both clock changes', () => {
    const spring = only({start: '2026-03-28T22:00:00Z', end: '2026-03-29T03:00:00Z'}).event
    expect([wallClock(spring.startDate), wallClock(spring.endDate)]).toEqual([
      '2026-03-28T22:00:00',
      '2026-03-29T04:00:00',
    ])
    expect(instant(spring.endDate)).toBe('2026-03-29T03:00:00.000Z')
    const autumn = only({start: '2026-10-24T21:00:00Z', end: '2026-10-25T03:00:00Z'}).event
    expect([wallClock(autumn.startDate), wallClock(autumn.endDate)]).toEqual([
      '2026-10-24T22:00:00',
      '2026-10-25T03:00:00',
    ])
    expect(instant(autumn.startDate)).toBe('2026-10-24T21:00:00.000Z')
  })

  test.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])(
    'are in UTC during the hour that occurs twice: %s',
    (end) => {
      const entry = only({start: '2026-10-24T21:00:00Z', end})
      expect(zoneOf(entry, 'dtend')).toBeUndefined()
      expect(instant(entry.event.startDate)).toBe('2026-10-24T21:00:00.000Z')
      expect(instant(entry.event.endDate)).toBe(end)
    },
  )

  test('can span several days', () => {
    const {event} = only({start: '2026-08-07T17:00:00Z', end: '2026-08-09T13:00:00Z'})
    expect([wallClock(event.startDate), wallClock(event.endDate)]).toEqual([
      '2026-08-07T18:00:00',
      '2026-08-09T14:00:00',
    ])
  })

  test('end two hours after the start if the event has no end', () => {
    expect(only({end: null}).event.duration.toSeconds()).toBe(2 * 3600)
  })
})

describe('a date to be confirmed', () => {
  test('is a tentative all-day entry that keeps the day free', () => {
    const {event, component} = only({dateToBeConfirmed: true})
    expect(event.startDate.isDate).toBe(true)
    expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE')
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    expect(event.summary).toBe('Lietuviškos Kalėdos (data tikslinama)')
  })

  test('covers each of several days', () => {
    const {event} = only({
      dateToBeConfirmed: true,
      start: '2026-03-28T10:00:00Z',
      end: '2026-03-30T15:00:00Z',
    })
    expect([wallClock(event.startDate), wallClock(event.endDate)]).toEqual(['2026-03-28', '2026-03-31'])
  })
})

describe('the text of an entry', () => {
  test('leaves out empty properties', () => {
    expect(only({}).component.getFirstProperty('location')).toBeNull()
    expect(only({location: 'Salė, Kardifas'}).event.location).toBe('Salė, Kardifas')
  })

  test('survives commas, semicolons, backslashes, line breaks, quotes, emoji and long lines', () => {
    const title = 'Kalėdos, „Kūčios“; kelias C:\\šventė 🎄 "antraštė"'
    const long = `Ąžuolų šlamesys, ${'žvakių šviesa ir ilgas stalas; '.repeat(30)}🕯️`
    const text = textOf([{title, description: `Pirma eilutė\nAntra\r\nTrečia\n\n${long}`}])
    const [entry] = parse(text).entries
    expect(entry?.event.summary).toBe(title)
    expect(entry?.event.description).toContain(`Pirma eilutė\nAntra\nTrečia\n\n${long}`)
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\n\r]|\uFFFD/)
    }
  })

  test('cannot inject iCalendar lines', () => {
    const title = 'X\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Y'
    expect(parse(textOf([{title}])).entries).toHaveLength(1)
  })
})

describe('a new version of an event', () => {
  test('keeps the entry’s UID and raises its sequence number', () => {
    const before = only({})
    const after = only({updatedAt: '2025-11-01T09:30:01Z', title: 'Kitaip'})
    expect(before.event.uid).toBe('kaledos-2025@velso-lietuviai.example')
    expect(after.event.uid).toBe(before.event.uid)
    expect(only({}, {language: 'en'}).event.uid).toBe(before.event.uid)
    expect(after.event.sequence).toBeGreaterThan(before.event.sequence)
    expect(after.event.sequence).toBeLessThan(2 ** 31)
    expect(String(after.component.getFirstPropertyValue('last-modified'))).toBe('2025-11-01T09:30:01Z')
    expect(String(after.component.getFirstPropertyValue('dtstamp'))).toBe('2025-11-01T09:30:01Z')
  })

  test('cancels the entry', () => {
    const {event, component} = only({isCancelled: true})
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    expect(event.summary).toBe('Atšaukta: Lietuviškos Kalėdos')
  })
})

describe('a calendar feed', () => {
  test('has a name, a method and a refresh interval', () => {
    const {calendar} = parse(textOf([{}], {refreshSeconds: 3600}))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Velso lietuvių bendruomenė: renginiai')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  })

  test('has all its properties before its first component, as RFC 5545 requires', () => {
    const lines = textOf([{}], {refreshSeconds: 3600}).split('\r\n')
    const first = lines.indexOf('BEGIN:VTIMEZONE')
    const last = lines.lastIndexOf('END:VEVENT')
    expect(lines.slice(1, first).filter((line) => /^(BEGIN|END):/.test(line))).toEqual([])
    expect(lines.slice(last + 1).filter(Boolean)).toEqual(['END:VCALENDAR'])
    expect(lines.slice(0, first)).toContain('X-PUBLISHED-TTL:PT1H')
  })

  test.each([
    ['without an event', []],
    ['with one', [{}]],
    ['with an all-day one', [{dateToBeConfirmed: true}]],
  ])('%s ends each line in CRLF, the last one too', (_, events) => {
    expect(textOf(events)).toMatch(/^BEGIN:VCALENDAR\r\n(?:[^\r\n]+\r\n)+$/)
    expect(textOf(events)).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  })

  test('needs no time zone for all-day entries', () => {
    expect(textOf([{dateToBeConfirmed: true}])).not.toContain('VTIMEZONE')
  })

  test('is the same on every request', () => {
    expect(textOf([{}])).toBe(textOf([{}]))
  })
})

describe('a calendar', () => {
  test.each([
    ['Velsas, „lietuviai“; "A & B" <b>C</b>', 'Velsas, „lietuviai“; "A & B" <b>C</b>'],
    ['C:\\nauji\\, ar ne', 'C:\\nauji\\, ar ne'],
    [
      'Velsas\r\nBEGIN:VEVENT\nSUMMARY:Svetimas\rEND:VEVENT',
      'Velsas  BEGIN:VEVENT SUMMARY:Svetimas END:VEVENT',
    ],
    ['Vel\u0000sas\u0007\u2028X-EVIL:1', 'Velsas X-EVIL:1'],
  ])('named %j has one entry, and its name in one line', (name, expected) => {
    const text = textOf([{}], {name})
    const {calendar, entries} = parse(text)
    expect(entries).toHaveLength(1)
    for (const property of ['name', 'x-wr-calname'])
      expect(unfold(text)).toContain(`\r\n${property.toUpperCase()}:${escaped(expected)}\r\n`)
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//velso-lietuviai.example//website//LT')
  })
})

const unfold = (text: string) => text.replaceAll('\r\n ', '')
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (character) => `\\${character}`)
