import ICAL from 'ical.js'
import {afterEach, describe, expect, it, vi} from 'vitest'
import type {EventCard} from '../events-queries.ts'
import {eventCalendar, type EventCalendar} from './event-calendar.ts'

const texts = {
  cancelled: (title: string) => `Atšaukta: ${title}`,
  toBeConfirmed: (title: string) => `${title} (data tikslinama)`,
}

const blank = {
  _id: 'event',
  _updatedAt: '2025-11-01T09:30:00Z',
  title: {lt: 'Lietuviškos Kalėdos', en: 'Lithuanian Christmas'},
  eventKey: 'kaledos-2025',
  path: null,
  start: '2025-12-13T17:00:00Z',
  end: '2025-12-13T22:00:00Z',
  dateToBeConfirmed: false,
  status: 'scheduled',
  statusNote: null,
  place: null,
  description: null,
} as EventCard

interface Entry {
  event: ICAL.Event
  component: ICAL.Component
}

function textOf(events: Partial<EventCard>[], settings: Partial<EventCalendar> = {}): string {
  return eventCalendar({
    events: events.map((event) => ({...blank, ...event})),
    locale: 'lt',
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

function only(event: Partial<EventCard>, settings?: Partial<EventCalendar>): Entry {
  const [entry] = parse(textOf([event], settings)).entries
  if (!entry) throw new Error('The calendar has no event')
  return entry
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString()
const wall = (time: ICAL.Time) => time.toString()
const zoneOf = ({component}: Entry, property: string) =>
  component.getFirstProperty(property)?.getFirstParameter('tzid')

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('times', () => {
  it('are London time, with the rules of its zone', () => {
    const entry = only({})
    expect(zoneOf(entry, 'dtstart')).toBe('Europe/London')
    expect(zoneOf(entry, 'dtend')).toBe('Europe/London')
    const zones = parse(textOf([{}, {eventKey: 'other'}])).calendar.getAllSubcomponents('vtimezone')
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['Europe/London'])
  })

  describe.each(['UTC', 'Europe/London', 'Asia/Tokyo', 'America/Los_Angeles'])(
    'on a server in %s',
    (zone) => {
      it.each([
        ['in winter', '2025-12-13T17:00:00.000Z', '2025-12-13T17:00:00'],
        ['in summer', '2026-07-04T17:00:00.000Z', '2026-07-04T18:00:00'],
        ['the evening before clocks go forward', '2026-03-28T19:00:00.000Z', '2026-03-28T19:00:00'],
        ['the last minute before they do', '2026-03-29T00:59:00.000Z', '2026-03-29T00:59:00'],
        ['the first minute after', '2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00'],
        ['that noon', '2026-03-29T11:00:00.000Z', '2026-03-29T12:00:00'],
        ['the evening before clocks go back', '2026-10-24T18:00:00.000Z', '2026-10-24T19:00:00'],
        ['just before the hour that comes twice', '2026-10-24T23:59:00.000Z', '2026-10-25T00:59:00'],
        ['just after it', '2026-10-25T02:00:00.000Z', '2026-10-25T02:00:00'],
        ['that noon', '2026-10-25T12:00:00.000Z', '2026-10-25T12:00:00'],
      ])('are right %s', (_, start, onTheWall) => {
        vi.stubEnv('TZ', zone)
        const end = new Date(Date.parse(start) + 3 * 3_600_000).toISOString()
        const {event} = only({start, end})
        expect(wall(event.startDate)).toBe(onTheWall)
        expect([instant(event.startDate), instant(event.endDate)]).toEqual([start, end])
      })

      it('are whole days while the date is unconfirmed', () => {
        vi.stubEnv('TZ', zone)
        const {event} = only({dateToBeConfirmed: true, start: '2026-07-04T23:30:00Z', end: null})
        expect([wall(event.startDate), wall(event.endDate)]).toEqual(['2026-07-05', '2026-07-06'])
      })
    },
  )

  it('last as long as the event does across both changes', () => {
    const spring = only({start: '2026-03-28T22:00:00Z', end: '2026-03-29T03:00:00Z'}).event
    expect([wall(spring.startDate), wall(spring.endDate)]).toEqual([
      '2026-03-28T22:00:00',
      '2026-03-29T04:00:00',
    ])
    expect(instant(spring.endDate)).toBe('2026-03-29T03:00:00.000Z')
    const autumn = only({start: '2026-10-24T21:00:00Z', end: '2026-10-25T03:00:00Z'}).event
    expect([wall(autumn.startDate), wall(autumn.endDate)]).toEqual([
      '2026-10-24T22:00:00',
      '2026-10-25T03:00:00',
    ])
    expect(instant(autumn.startDate)).toBe('2026-10-24T21:00:00.000Z')
  })

  it.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])(
    'are UTC in the hour that comes twice: %s',
    (end) => {
      const entry = only({start: '2026-10-24T21:00:00Z', end})
      expect(zoneOf(entry, 'dtend')).toBeUndefined()
      expect(instant(entry.event.startDate)).toBe('2026-10-24T21:00:00.000Z')
      expect(instant(entry.event.endDate)).toBe(end)
    },
  )

  it('reach over several days', () => {
    const {event} = only({start: '2026-08-07T17:00:00Z', end: '2026-08-09T13:00:00Z'})
    expect([wall(event.startDate), wall(event.endDate)]).toEqual([
      '2026-08-07T18:00:00',
      '2026-08-09T14:00:00',
    ])
  })

  it('end two hours after the start where there is no end', () => {
    expect(only({end: null}).event.duration.toSeconds()).toBe(2 * 3600)
  })
})

describe('an unconfirmed date', () => {
  it('takes the whole day, tentatively, and leaves the day free', () => {
    const {event, component} = only({dateToBeConfirmed: true})
    expect(event.startDate.isDate).toBe(true)
    expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE')
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    expect(event.summary).toBe('Lietuviškos Kalėdos (data tikslinama)')
  })

  it('takes every day of several', () => {
    const {event} = only({
      dateToBeConfirmed: true,
      start: '2026-03-28T10:00:00Z',
      end: '2026-03-30T15:00:00Z',
    })
    expect([wall(event.startDate), wall(event.endDate)]).toEqual(['2026-03-28', '2026-03-31'])
  })
})

describe('what an entry says', () => {
  it('is in the language of the calendar, with the page in that language', () => {
    const event = {
      path: '/kaledos-2025',
      description: {lt: 'Vakarienė.', en: 'Supper.'} as EventCard['description'],
      place: {
        name: {lt: 'Salė, Kardifas', en: 'Hall, Cardiff'},
        address: '1 Example Street',
      } as EventCard['place'],
    }
    const lt = only(event)
    expect(lt.event.summary).toBe('Lietuviškos Kalėdos')
    expect(lt.event.location).toBe('Salė, Kardifas, 1 Example Street')
    expect(lt.event.description).toBe('Vakarienė.\n\nhttps://velso-lietuviai.example/kaledos-2025')
    const en = only(event, {locale: 'en'})
    expect(en.event.summary).toBe('Lithuanian Christmas')
    expect(en.event.description).toContain('Supper.')
    expect(en.component.getFirstPropertyValue('url')).toBe('https://velso-lietuviai.example/en/kaledos-2025')
  })

  it('is in the other language where it is written in that one only, and nothing where it is not at all', () => {
    const {event, component} = only({title: {lt: 'Tik lietuviškai'} as EventCard['title']}, {locale: 'en'})
    expect(event.summary).toBe('Tik lietuviškai')
    expect(component.getFirstProperty('location')).toBeNull()
  })

  it('survives commas, semicolons, backslashes, line breaks, quotes, emoji and long lines', () => {
    const title = 'Kalėdos, „Kūčios“; kelias C:\\šventė 🎄 "antraštė"'
    const long = `Ąžuolų šlamesys, ${'žvakių šviesa ir ilgas stalas; '.repeat(30)}🕯️`
    const description = {lt: `Pirma eilutė\nAntra\r\nTrečia\n\n${long}`} as EventCard['description']
    const text = textOf([{title: {lt: title} as EventCard['title'], description}])
    const [entry] = parse(text).entries
    expect(entry?.event.summary).toBe(title)
    expect(entry?.event.description).toContain(`Pirma eilutė\nAntra\nTrečia\n\n${long}`)
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\n\r]|\uFFFD/)
    }
  })

  it('cannot be broken out of by what a volunteer typed', () => {
    const title = {lt: 'X\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Y'} as EventCard['title']
    expect(parse(textOf([{title}])).entries).toHaveLength(1)
  })
})

describe('a newer version', () => {
  it('keeps the entry and has a higher number', () => {
    const before = only({})
    const after = only({_updatedAt: '2025-11-01T09:30:01Z', title: {lt: 'Kitaip'} as EventCard['title']})
    expect(before.event.uid).toBe('kaledos-2025@velso-lietuviai.example')
    expect(after.event.uid).toBe(before.event.uid)
    expect(only({}, {locale: 'en'}).event.uid).toBe(before.event.uid)
    expect(after.event.sequence).toBeGreaterThan(before.event.sequence)
    expect(after.event.sequence).toBeLessThan(2 ** 31)
    expect(String(after.component.getFirstPropertyValue('last-modified'))).toBe('2025-11-01T09:30:01Z')
    expect(String(after.component.getFirstPropertyValue('dtstamp'))).toBe('2025-11-01T09:30:01Z')
  })

  it('cancels, with the reason first', () => {
    const {event, component} = only({
      status: 'cancelled',
      statusNote: {lt: 'Salę užliejo.'} as EventCard['statusNote'],
      description: {lt: 'Vakarienė.'} as EventCard['description'],
    })
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event.summary).toBe('Atšaukta: Lietuviškos Kalėdos')
    expect(event.description).toMatch(/^Salę užliejo\.\n\nVakarienė\./)
  })
})

describe('a calendar to subscribe to', () => {
  it('is named, published and looked at again', () => {
    const {calendar} = parse(textOf([{}], {refreshSeconds: 3600}))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Velso lietuvių bendruomenė: renginiai')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  })

  it('has all its own properties before its first component, as the format asks', () => {
    const lines = textOf([{}], {refreshSeconds: 3600}).split('\r\n')
    const first = lines.indexOf('BEGIN:VTIMEZONE')
    const last = lines.lastIndexOf('END:VEVENT')
    expect(lines.slice(1, first).filter((line) => /^(BEGIN|END):/.test(line))).toEqual([])
    expect(lines.slice(last + 1).filter(Boolean)).toEqual(['END:VCALENDAR'])
    expect(lines.slice(0, first)).toContain('X-PUBLISHED-TTL:PT1H')
  })

  it('needs no zone for whole days', () => {
    expect(textOf([{dateToBeConfirmed: true}])).not.toContain('VTIMEZONE')
  })

  it('is the same whenever it is asked for', () => {
    expect(textOf([{}])).toBe(textOf([{}]))
  })
})
