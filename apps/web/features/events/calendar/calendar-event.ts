import type {CalendarEvent} from '@site/schemas/calendar/icalendar'
import {eventPath} from '@site/schemas/routes/document-path'
import type {Locale} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import type {EventCard} from '../events-queries.ts'

export type DatedEvent = EventCard & {start: string}

/** The description says first what has changed. */
export function calendarEvent(event: DatedEvent, locale: Locale, siteUrl: string): CalendarEvent {
  const url = localizedUrl(siteUrl, locale, eventPath(event))
  const place = [localizeText(event.place?.name, locale), event.place?.address]
  const description = [localizeText(event.statusNote, locale), localizeText(event.description, locale), url]
  return {
    key: event.eventKey,
    title: localizeText(event.title, locale),
    location: place.filter(Boolean).join(', '),
    description: description.filter(Boolean).join('\n\n'),
    url,
    start: event.start,
    end: event.end,
    dateToBeConfirmed: event.dateToBeConfirmed ?? false,
    isCancelled: event.status === 'cancelled',
    updatedAt: event._updatedAt,
  }
}
