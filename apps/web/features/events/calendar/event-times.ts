import type {ICalEventData} from 'ical-generator'
import type {EventCard} from '../events-queries.ts'
import {TIME_ZONE} from '#/time/event-date.ts'
import {londonDay, londonWallClock} from '#/time/london-instant.ts'

const HOUR_MS = 3_600_000

/** Of an event without an end. */
const LASTS_MS = 2 * HOUR_MS

type Times = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'>

/** When an event is, as the calendar library takes it: in London time, or whole days while the date is unconfirmed. */
export function eventTimes({
  start,
  end,
  dateToBeConfirmed,
}: Pick<EventCard, 'start' | 'end' | 'dateToBeConfirmed'>): Times {
  const from = new Date(start)
  if (dateToBeConfirmed) return wholeDays(from, end ? new Date(end) : from)
  const to = end ? new Date(end) : new Date(from.getTime() + LASTS_MS)
  if (isTwiceOnTheClock(from) || isTwiceOnTheClock(to)) return {start: from, end: to}
  // Without an offset the library reads and writes what it is given by one and the same clock, whichever that is.
  return {start: londonWallClock(from), end: londonWallClock(to), timezone: TIME_ZONE}
}

/** The end of whole days is the day after the last. */
function wholeDays(from: Date, to: Date): Times {
  const end = new Date(londonDay(to))
  end.setUTCDate(end.getUTCDate() + 1)
  return {start: new Date(londonDay(from)), end, allDay: true}
}

/** When clocks go back, an hour comes twice, and programs disagree on which of the two a London time means. */
function isTwiceOnTheClock(instant: Date): boolean {
  return [-HOUR_MS, HOUR_MS].some(
    (apart) => londonWallClock(instant.getTime() + apart) === londonWallClock(instant),
  )
}
