import 'server-only'
import {describedEvent, eventCalendar} from '@site/schemas/calendar/event-calendar'
import type {Locale} from 'next-intl'
import {env} from '#/environment/env.ts'
import {localizeText} from '#/i18n/localize.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {type EventCard, getAllEvents} from './events-queries.ts'

const HOUR_SECONDS = 3600

/** The feed includes past events, so that they do not vanish from subscribers' calendars. */
export async function calendarFeedResponse(locale: Locale): Promise<Response> {
  return calendarResponse({
    events: await getAllEvents(),
    locale,
    fileName: 'kalendorius.ics',
    refreshSeconds: HOUR_SECONDS,
  })
}

export async function eventCalendarResponse(event: EventCard, locale: Locale): Promise<Response> {
  return calendarResponse({
    events: [event],
    locale,
    fileName: `${event.eventKey.replaceAll(/[^\w-]/g, '')}.ics`,
  })
}

interface CalendarFile {
  events: EventCard[]
  locale: Locale
  fileName: string
  refreshSeconds?: number
}

async function calendarResponse({events, fileName, locale, refreshSeconds}: CalendarFile): Promise<Response> {
  const settings = await getSiteSettings()
  const text = eventCalendar({
    events: events.filter((event) => event.start !== null).map(describedEvent),
    language: locale,
    community: localizeText(settings?.name, locale),
    siteUrl: env.SITE_URL,
    refreshSeconds,
  })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  })
}
