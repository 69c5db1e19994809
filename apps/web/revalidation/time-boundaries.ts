import {hasFields} from '#/sanity/content-types.ts'
import {closingTime, eventEnd, validEvent} from '#/time/event-times.ts'
import {londonDay, londonInstant} from '#/time/london-instant.ts'

/** How often the site compares the clock with the time boundaries. */
export const CLOCK_CHECK_MS = 60_000

/** Longer than the pages that show a time boundary take to render. */
const RENDERING_MS = 15_000

/**
 * When an open page can be reloaded to show its next time boundary, in milliseconds: the site has noticed the boundary and
 * rendered the page by then. `undefined` if none of the boundaries is in the future.
 */
export function reloadTime(boundaries: Date[], at: Date): number | undefined {
  const future = boundaries.filter((boundary) => boundary > at).map(Number)
  return future.length > 0 ? Math.min(...future) + CLOCK_CHECK_MS + RENDERING_MS : undefined
}

/** Everything in the content at which the clock may change a page, from `$since` on. */
export const timeBoundariesQuery = `{
  "events": *[_type == "event" && (start > $since || end > $since || registration.closesAt > $since)]{
    start,
    end,
    "closesAt": registration.closesAt
  },
  "meetings": *[_type == "group" && nextMeeting > $since].nextMeeting,
  "lessonEnds": array::unique(*[_type == "school" && defined(lessons.to)].lessons.to)
}`

export interface TimeBoundaries {
  events: {start: string | null; end: string | null; closesAt: string | null}[]
  meetings: string[]
  /** Times of day, such as 12:30. */
  lessonEnds: string[]
}

/**
 * The day in London, and the last time boundary of that day: when an event, a registration, a meeting or a lesson ended.
 * Pages that depend on the clock are stale when it differs from the state that they were rendered in.
 */
export function clockState({events, meetings, lessonEnds}: TimeBoundaries, at: Date): string {
  const day = londonDay(at)
  const midnight = londonInstant(day, '00:00')
  const boundaries = [
    ...events
      .flatMap((event) => validEvent({...event, path: null}) ?? [])
      .filter((event) => hasFields(event, 'start'))
      .map(eventEnd),
    ...events.flatMap(({closesAt}) => closingTime({closesAt}) ?? []),
    ...meetings.map((meeting) => new Date(meeting)),
    ...lessonEnds.map((time) => londonInstant(day, time)),
  ]
  const passed = boundaries.filter((boundary) => boundary >= midnight && boundary < at)
  return [day, Math.max(...passed.map(Number))].filter((part) => part !== -Infinity).join(' ')
}
