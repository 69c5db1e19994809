import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import {tzlib_get_ical_block} from 'timezones-ical-library'
import {timeZone} from '../london-time/instant.ts'
import {readableLine} from '../texts/readable-text.ts'
import {type EventDates, entryTimes} from './entry-times.ts'
import type {Language} from '../languages.ts'

export interface CalendarEvent extends EventDates {
  /** The key is the same in all versions and languages. */
  key: string
  title: string
  location: string
  description: string
  url: string
  isCancelled: boolean
  /** This is an ISO instant. Of two versions, calendar apps show the later one. */
  updatedAt: string
}

interface CalendarTexts {
  cancelled(title: string): string
  toBeConfirmed(title: string): string
}

export interface EventCalendar {
  events: CalendarEvent[]
  language: Language
  name: string
  siteUrl: string
  texts: CalendarTexts
  refreshSeconds?: number
}

/** Formats events as iCalendar text (RFC 5545) in one language. Every line ends in CRLF, the last too. */
export function formatICalendar({events, name, refreshSeconds, ...shared}: EventCalendar): string {
  const calendar = ical({
    name: escapeText(name),
    prodId: {
      company: new URL(shared.siteUrl).hostname,
      product: 'website',
      language: shared.language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const event of events) addEntry(calendar, event, shared)
  // The library leaves out the end of the last line.
  return `${insertTimeZone(calendar.toString())}\r\n`
}

/** The library escapes the texts of events, but not the calendar's name. */
function escapeText(text: string): string {
  return readableLine(text).replaceAll(/[\\;,]/g, (character) => `\\${character}`)
}

/** The library would put the VTIMEZONE before the calendar's last properties, which is invalid. */
function insertTimeZone(text: string): string {
  if (!text.includes(`;TZID=${timeZone}:`)) return text
  const [rules] = tzlib_get_ical_block(timeZone)
  return text.replace('\r\nBEGIN:VEVENT\r\n', (start) => `\r\n${rules}${start}`)
}

type Shared = Pick<EventCalendar, 'siteUrl' | 'texts'>

function addEntry(calendar: ICalCalendar, event: CalendarEvent, {siteUrl, texts}: Shared): void {
  const {key, location, description, url, updatedAt} = event
  calendar.createEvent({
    ...entryTimes(event),
    ...entryStatus(event, texts),
    id: `${key}@${new URL(siteUrl).hostname}`,
    sequence: sequenceNumber(updatedAt),
    stamp: updatedAt,
    lastModified: updatedAt,
    location,
    description,
    url,
  })
}

/** The title repeats the status because few calendar apps show it. */
function entryStatus(
  {title, isCancelled, dateToBeConfirmed}: CalendarEvent,
  texts: CalendarTexts,
): Pick<ICalEventData, 'status' | 'summary' | 'transparency'> {
  if (isCancelled) {
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

function sequenceNumber(updatedAt: string): number {
  return Math.max(0, Math.floor((Date.parse(updatedAt) - SEQUENCE_EPOCH) / 1000))
}
