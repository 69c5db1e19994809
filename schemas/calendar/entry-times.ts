import type {ICalEventData} from 'ical-generator'
import {londonDay, londonWallClock, timeZone} from '../london-time/instant.ts'
import {calendarEnd} from './event-end.ts'

const HOUR_MS = 3_600_000

type EntryTimes = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'>

export interface EventDates {
  start: string
  end: string | null
  dateToBeConfirmed: boolean
}

/** Events whose date is not confirmed become all-day entries, and all other times are London's. */
export function entryTimes({start, end, dateToBeConfirmed}: EventDates): EntryTimes {
  const from = new Date(start)
  if (dateToBeConfirmed) return wholeDays(from, end ? new Date(end) : from)
  const to = calendarEnd({start, end})
  if (isAmbiguousInLondon(from) || isAmbiguousInLondon(to)) return {start: from, end: to}
  // The library parses and formats times without an offset in the same zone, so they come out unchanged.
  return {start: londonWallClock(from), end: londonWallClock(to), timezone: timeZone}
}

/** The end of an all-day entry is exclusive. */
function wholeDays(from: Date, to: Date): EntryTimes {
  const end = new Date(londonDay(to))
  end.setUTCDate(end.getUTCDate() + 1)
  return {start: new Date(londonDay(from)), end, allDay: true}
}

/** Clocks go back once a year, and calendar apps disagree on which of the two hours is meant. */
function isAmbiguousInLondon(instant: Date): boolean {
  return [-HOUR_MS, HOUR_MS].some(
    (shift) => londonWallClock(instant.getTime() + shift) === londonWallClock(instant),
  )
}
