import {eventCalendar} from '@site/schemas/calendar/event-calendar'
import type {Language} from '@site/schemas/languages'
import {eventInOneLine} from '@site/schemas/london-time/event-in-words'
import {localizeText} from '@site/schemas/texts/localize'
import type * as z from 'zod'
import type {Attachment, Source} from './email-parts.ts'
import type {eventData} from './registration-data.ts'

type OfEvent = Pick<Source<'event-message'>, 'siteUrl' | 'language' | 'community' | 'labels'> & {
  data: {event: z.output<typeof eventData>; eventTitle: string}
}

export const whenAndWhere = ({
  language,
  labels,
  data: {event},
}: Pick<OfEvent, 'language' | 'labels' | 'data'>) => [
  {
    label: labels.when,
    value: event.dateToBeConfirmed ? labels.toBeConfirmed : instantText(event.start, language, event.end),
  },
  {label: labels.where, value: placeText(event, language)},
]

function placeText({place}: OfEvent['data']['event'], language: Language): string {
  return [localizeText(place?.name, language), place?.address].filter(Boolean).join(', ')
}

/** Equals the file that the event's page offers, so that a calendar app recognizes the same entry. */
export function calendarFile({siteUrl, language, community, data: {event}}: OfEvent): Attachment[] {
  const {start, end = null, path} = event
  if (!start) return []
  const content = eventCalendar({
    events: [{...event, start, end, path: path ?? '/'}],
    language,
    community,
    siteUrl,
  })
  return [
    {filename: `${event.key}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content},
  ]
}

/** In London, with its weekday. */
export function instantText(
  instant: string | null | undefined,
  language: Language,
  end?: string | null,
): string {
  return instant ? eventInOneLine(instant, end, language) : ''
}
