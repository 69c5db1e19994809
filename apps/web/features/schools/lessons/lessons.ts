import {londonDay, londonInstant} from '@site/schemas/london-time/instant'
import {weekdays} from '@site/schemas/options/periods'

interface WeeklyTime {
  day?: string | null
  from?: string | null
  to?: string | null
}

interface Break {
  from?: string | null
  to?: string | null
}

/** Both are ISO instants. */
export interface Lesson {
  start: string
  end: string
}

const DAYS_AHEAD = 370
const DAY_MS = 24 * 3_600_000

/** Breaks include both their days. Returns undefined without a valid time, or if a break lasts longer than a year. */
export function nextLesson(lessons: WeeklyTime | null, breaks: Break[] | null, at: Date): Lesson | undefined {
  const {day: weekday, from, to} = lessons ?? {}
  if (!weekday || !from || !to) return undefined
  const today = londonDay(at)
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead)
    if (weekdayOf(day) !== weekday || isWithin(breaks, day)) continue
    const start = londonInstant(day, from)
    const end = londonInstant(day, to)
    if (end > start && end > at) return {start: start.toISOString(), end: end.toISOString()}
  }
  return undefined
}

/** The nearest break comes first. */
export function upcomingBreaks<SchoolBreak extends Break>(
  breaks: SchoolBreak[] | null,
  at: Date,
): SchoolBreak[] {
  const today = londonDay(at)
  return (breaks ?? [])
    .filter(({from, to}) => from && to && from <= to && to >= today)
    .toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''))
}

function isWithin(breaks: Break[] | null, day: string): boolean {
  return breaks?.some(({from, to}) => from && to && from <= day && day <= to) ?? false
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, day.length)

/** The index is that of `weekdays`, which starts on Monday. */
const weekdayOf = (day: string) => weekdays[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7]?.value
