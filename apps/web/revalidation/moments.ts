import {londonDay, londonInstant} from '#/time/london-instant.ts'
import {hasFields} from '#/sanity/content-types.ts'
import {eventEnd} from '#/time/event-is-past.ts'
import {readableEvent} from '#/time/readable-event.ts'
import {closingTime} from '#/time/registration-is-open.ts'

/** Asks for everything of the content that the clock may change from `$since` on. */
export const momentsQuery = `{
  "events": *[_type == "event" && (start > $since || end > $since || registration.closesAt > $since)]{
    start,
    end,
    "closesAt": registration.closesAt
  },
  "meetings": *[_type == "group" && nextMeeting > $since].nextMeeting,
  "lessonEnds": array::unique(*[_type == "school" && defined(lessons.to)].lessons.to)
}`

export interface Moments {
  events: {start: string | null; end: string | null; closesAt: string | null}[]
  meetings: string[]
  /** Times of day, such as 12:30. */
  lessonEnds: string[]
}

/**
 * What the clock has made of the pages: London's day, and the last moment of that day at which something was over.
 * Pages that show it are out of date when it differs from what it was as they were made.
 */
export function clockState({events, meetings, lessonEnds}: Moments, at: Date): string {
  const day = londonDay(at)
  const midnight = londonInstant(day, '00:00')
  const moments = [
    ...events
      .flatMap((event) => readableEvent({...event, path: null}) ?? [])
      .filter((event) => hasFields(event, 'start'))
      .map(eventEnd),
    ...events.flatMap(({closesAt}) => closingTime({closesAt}) ?? []),
    ...meetings.map((meeting) => new Date(meeting)),
    ...lessonEnds.map((time) => londonInstant(day, time)),
  ]
  const passed = moments.filter((moment) => moment >= midnight && moment < at)
  return [day, Math.max(...passed.map(Number))].filter((part) => part !== -Infinity).join(' ')
}
