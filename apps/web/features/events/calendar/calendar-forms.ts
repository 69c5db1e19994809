import {calendarEvent, describedEvent} from '@site/schemas/calendar/event-calendar'
import {calendarEnd} from '@site/schemas/calendar/event-end'
import {entryTimes} from '@site/schemas/calendar/entry-times'
import type {CalendarEvent} from '@site/schemas/calendar/icalendar'
import {londonWallClock, timeZone} from '@site/schemas/london-time/instant'
import {readableLine} from '@site/schemas/texts/readable-text'
import type {Locale} from 'next-intl'
import type {EventCard} from '../events-queries.ts'

export type DatedEvent = EventCard & {start: string}

interface CalendarForms {
  google: string
  outlook: string
}

/**
 * The event must have a confirmed date. Neither vendor documents its parameters; they are collected at
 * https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs.
 */
export function calendarForms(event: DatedEvent, locale: Locale, siteUrl: string): CalendarForms {
  const entry = calendarEvent(describedEvent(event), locale, siteUrl)
  const {title, location, description} = entry
  const [subject, place] = [readableLine(title), readableLine(location)]
  const [start, end] = [new Date(entry.start), calendarEnd(entry)]
  return {
    google: urlOf('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: subject,
      ...googleTimes(entry),
      details: description,
      location: place,
    }),
    outlook: urlOf('https://outlook.live.com/calendar/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject,
      startdt: withoutMilliseconds(start),
      enddt: withoutMilliseconds(end),
      body: description,
      location: place,
    }),
  }
}

/** London's wall clock with its zone keeps the entry right for a visitor abroad; UTC is used where it is ambiguous. */
function googleTimes(event: CalendarEvent): {dates: string; ctz?: string} {
  const {timezone} = entryTimes(event)
  const [start, end] = [new Date(event.start), calendarEnd(event)].map((time) =>
    timezone ? londonWallClock(time) : withoutMilliseconds(time),
  )
  return {dates: `${start}/${end}`.replaceAll(/[-:]/g, ''), ...(timezone && {ctz: timeZone})}
}

const withoutMilliseconds = (time: Date) => time.toISOString().replace(/\.\d+/, '')

/** Outlook shows a + as it is, so spaces are %20. */
function urlOf(form: string, fields: Record<string, string>): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  return `${form}?${new URLSearchParams(filled).toString().replaceAll('+', '%20')}`
}
