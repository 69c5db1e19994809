import {eventPath} from '@site/schemas/routes/document-path'
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator'
import type {Locale} from 'next-intl'
import {tzlib_get_ical_block} from 'timezones-ical-library'
import type {EventCard} from '../events-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {TIME_ZONE} from '#/time/event-date.ts'
import {localizedPath} from '#/i18n/localized-path.ts'
import {eventTimes} from './event-times.ts'

export interface CalendarTexts {
  cancelled(title: string): string
  toBeConfirmed(title: string): string
}

export interface EventCalendar {
  events: EventCard[]
  locale: Locale
  /** What calendar programs call it. */
  name: string
  siteUrl: string
  texts: CalendarTexts
  /** For a calendar that is subscribed to: how soon programs should look for changes. */
  refreshSeconds?: number
}

const SEQUENCE_STARTS = Date.parse('2025-01-01T00:00:00Z')

/** Events in iCalendar format (RFC 5545), in the words of one language and in London time. */
export function eventCalendar({events, name, refreshSeconds, ...shared}: EventCalendar): string {
  const calendar = ical({
    name,
    prodId: {company: name, product: 'website', language: shared.locale.toUpperCase()},
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const event of events) addEvent(calendar, event, shared)
  return withLondonRules(calendar.toString())
}

/** The library would put the zone before the last properties of the calendar, where the format has no place for it. */
function withLondonRules(text: string): string {
  if (!text.includes(`;TZID=${TIME_ZONE}:`)) return text
  const [rules] = tzlib_get_ical_block(TIME_ZONE)
  return text.replace('\r\nBEGIN:VEVENT\r\n', (start) => `\r\n${rules}${start}`)
}

type Shared = Pick<EventCalendar, 'locale' | 'siteUrl' | 'texts'>

function addEvent(calendar: ICalCalendar, event: EventCard, {locale, siteUrl, texts}: Shared): void {
  const url = new URL(localizedPath(locale, eventPath(event)), siteUrl).href
  const place = [localizeText(event.place?.name, locale), event.place?.address]
  const description = [localizeText(event.statusNote, locale), localizeText(event.description, locale), url]
  calendar.createEvent({
    ...eventTimes(event),
    ...standing(event, localizeText(event.title, locale), texts),
    id: `${event.eventKey}@${new URL(siteUrl).hostname}`,
    sequence: revision(event._updatedAt),
    stamp: event._updatedAt,
    lastModified: event._updatedAt,
    location: place.filter(Boolean).join(', '),
    description: description.filter(Boolean).join('\n\n'),
    url,
  })
}

/** Whether it goes ahead: also in words, since few calendar programs show the status that they read. */
function standing(
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

/** Grows with every publication, by which a program knows the newer of two versions. */
function revision(updatedAt: string): number {
  return Math.max(0, Math.floor((Date.parse(updatedAt) - SEQUENCE_STARTS) / 1000))
}
