import {readableLine} from '@site/schemas/requests/readable-text'
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type {Locale} from 'next-intl'
import {tzlib_get_ical_block} from 'timezones-ical-library'
import {TIME_ZONE} from '#/time/format-date.ts'
import type {EventCard} from '../events-queries.ts'
import {entryTexts} from './entry-texts.ts'
import {entryTimes} from './entry-times.ts'

interface CalendarTexts {
  cancelled(title: string): string
  toBeConfirmed(title: string): string
}

export interface EventCalendar {
  events: EventCard[]
  locale: Locale
  /** Name of the calendar in calendar apps. */
  name: string
  siteUrl: string
  texts: CalendarTexts
  /** How often apps should check a subscribed calendar for changes. */
  refreshSeconds?: number
}

/** Formats events as iCalendar text (RFC 5545), in one language and in London time. Every line ends in CRLF, the last too. */
export function formatICalendar({events, name, refreshSeconds, ...shared}: EventCalendar): string {
  const calendar = ical({
    name: escapeText(name),
    prodId: {
      company: new URL(shared.siteUrl).hostname,
      product: 'website',
      language: shared.locale.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const event of events) addEntry(calendar, event, shared)
  // The library leaves the last line without its end.
  return `${insertTimeZone(calendar.toString())}\r\n`
}

/** Escapes the calendar's name on one line. The library escapes the texts of events only. */
function escapeText(text: string): string {
  return readableLine(text).replaceAll(/[\\;,]/g, (character) => `\\${character}`)
}

/** Inserts the VTIMEZONE: the library would put it before the calendar's last properties, which is invalid. */
function insertTimeZone(text: string): string {
  if (!text.includes(`;TZID=${TIME_ZONE}:`)) return text
  const [timeZone] = tzlib_get_ical_block(TIME_ZONE)
  return text.replace('\r\nBEGIN:VEVENT\r\n', (start) => `\r\n${timeZone}${start}`)
}

type Shared = Pick<EventCalendar, 'locale' | 'siteUrl' | 'texts'>

function addEntry(calendar: ICalCalendar, event: EventCard, {locale, siteUrl, texts}: Shared): void {
  const {title, ...rest} = entryTexts(event, locale, siteUrl)
  calendar.createEvent({
    ...entryTimes(event),
    ...entryStatus(event, title, texts),
    id: `${event.eventKey}@${new URL(siteUrl).hostname}`,
    sequence: sequenceNumber(event._updatedAt),
    stamp: event._updatedAt,
    lastModified: event._updatedAt,
    ...rest,
  })
}

/** The status, repeated in the title because few calendar apps show it. */
function entryStatus(
  {status, dateToBeConfirmed}: EventCard,
  title: string,
  texts: CalendarTexts,
): Pick<ICalEventData, 'status' | 'summary' | 'transparency'> {
  if (status === 'cancelled') {
    return {
      status: ICalEventStatus.CANCELLED,
      summary: texts.cancelled(title),
      transparency: ICalEventTransparency.TRANSPARENT,
    }
  }
  if (dateToBeConfirmed) {
    return {
      status: ICalEventStatus.TENTATIVE,
      summary: texts.toBeConfirmed(title),
      transparency: ICalEventTransparency.TRANSPARENT,
    }
  }
  return {status: ICalEventStatus.CONFIRMED, summary: title}
}

const SEQUENCE_EPOCH = Date.parse('2025-01-01T00:00:00Z')

/** Grows with every publish, so that calendar apps know which of two versions is newer. */
function sequenceNumber(updatedAt: string): number {
  return Math.max(0, Math.floor((Date.parse(updatedAt) - SEQUENCE_EPOCH) / 1000))
}
