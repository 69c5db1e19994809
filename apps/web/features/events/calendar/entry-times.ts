import type {ICalEventData} from 'ical-generator'
import {TIME_ZONE} from '#/time/format-date.ts'
import {calendarEnd} from '#/time/event-times.ts'
import {londonDay, londonWallClock} from '#/time/london-instant.ts'
import type {EventCard} from '../events-queries.ts'

const HOUR_MS = 3_600_000

type EntryTimes = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'>

type EventDates = Pick<EventCard, 'start' | 'end' | 'dateToBeConfirmed'>

/** An event's times for ical-generator: in London time, or whole days while the date is unconfirmed. */
export function entryTimes({start, end, dateToBeConfirmed}: EventDates): EntryTimes {
  const from = new Date(start)
  if (dateToBeConfirmed) return wholeDays(from, end ? new Date(end) : from)
  const to = calendarEnd({start, end})
  if (isAmbiguousInLondon(from) || isAmbiguousInLondon(to)) return {start: from, end: to}
  // The library reads and writes times without an offset in one and the same zone: they come out unchanged.
  return {start: londonWallClock(from), end: londonWallClock(to), timezone: TIME_ZONE}
}

/** The end of an all-day entry is exclusive: the day after the last. */
function wholeDays(from: Date, to: Date): EntryTimes {
  const end = new Date(londonDay(to))
  end.setUTCDate(end.getUTCDate() + 1)
  return {start: new Date(londonDay(from)), end, allDay: true}
}

/** True in the hour that London's clocks show twice in autumn: calendar apps disagree on which of the two is meant. */
function isAmbiguousInLondon(instant: Date): boolean {
  return [-HOUR_MS, HOUR_MS].some(
    (apart) => londonWallClock(instant.getTime() + apart) === londonWallClock(instant),
  )
}
