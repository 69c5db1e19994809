import {eventEnd} from '@site/schemas/calendar/event-end'
import {londonDay, londonInstant} from '@site/schemas/london-time/instant'
import {closingTime, isValidDate, validEvent} from '#/time/event-times.ts'

/** The site compares the clock with the time boundaries this often. */
export const CLOCK_CHECK_MS = 60_000

/** Rendering the pages after a time boundary takes no longer than this. */
const RENDERING_MS = 60_000

/**
 * Returns a timestamp in milliseconds at which an open page can be reloaded: by then the site has rendered it after its
 * next time boundary. Returns undefined if no boundary is in the future.
 */
export function reloadTime(boundaries: Date[], at: Date): number | undefined {
  const future = boundaries.filter((boundary) => boundary > at).map(Number)
  return future.length > 0 ? Math.min(...future) + CLOCK_CHECK_MS + RENDERING_MS : undefined
}

/** The types of the times below. */
export const boundaryTypes = ['event', 'group', 'aboutPage', 'newsItem', 'school'] as const

/** A page may change at these times in the content, from `$since` on. */
export const timeBoundariesQuery = `{
  "events": *[
    _type == "event" &&
    (start > $since || end > $since || registration.closesAt > $since || registration.membersFirstUntil > $since)
  ]{
    start,
    end,
    "closesAt": registration.closesAt,
    "membersFirstUntil": registration.membersFirstUntil
  },
  "meetings": *[_type == "group" && nextMeeting > $since].nextMeeting,
  "councilMeetings": *[_type == "aboutPage"].meetings[start > $since].start,
  "buttonEnds": *[_type == "newsItem" && defined(actions)].actions[shownUntil > $since].shownUntil,
  "lessonEnds": array::unique(*[_type == "school" && defined(lessons.to)].lessons.to)
}`

export interface TimeBoundaries {
  events: {
    start: string | null
    end: string | null
    closesAt: string | null
    membersFirstUntil: string | null
  }[]
  meetings: string[]
  councilMeetings: string[]
  /** Buttons of news items disappear then. */
  buttonEnds: string[]
  /** They are times of day, such as 12:30. */
  lessonEnds: string[]
}

/**
 * When this differs from the state at rendering, pages that depend on the clock are stale. It has the day in London and
 * its last time boundary.
 */
export function clockState(boundaries: TimeBoundaries, at: Date): string {
  const day = londonDay(at)
  const midnight = londonInstant(day, '00:00')
  const {events, meetings, councilMeetings, buttonEnds, lessonEnds} = boundaries
  const times = [
    ...events
      .map((event) => validEvent({...event, path: null}))
      .filter((event) => event.start !== null)
      .map(eventEnd),
    ...events.flatMap(({closesAt}) => closingTime({closesAt}) ?? []),
    ...events.flatMap(({membersFirstUntil: until}) => (until && isValidDate(until) ? new Date(until) : [])),
    ...[...meetings, ...councilMeetings, ...buttonEnds].map((time) => new Date(time)),
    ...lessonEnds.map((time) => londonInstant(day, time)),
  ]
  const passed = times.filter((time) => time >= midnight && time < at)
  return [day, Math.max(...passed.map(Number))].filter((part) => part !== -Infinity).join(' ')
}
