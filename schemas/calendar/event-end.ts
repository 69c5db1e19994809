/**
 * These are the hours that an event without an end is assumed to last. The site waits longer before it counts it as
 * past, since people may still be on their way, than a calendar blocks for other plans.
 */
export const hoursWithoutEnd = {beforePast: 6, inCalendar: 2} as const

interface EventTimes {
  start: string
  end: string | null
}

const HOUR_MS = 3_600_000

export function eventEnd({start, end}: EventTimes): Date {
  return new Date(end || Date.parse(start) + hoursWithoutEnd.beforePast * HOUR_MS)
}

export function calendarEnd({start, end}: EventTimes): Date {
  return new Date(end || Date.parse(start) + hoursWithoutEnd.inCalendar * HOUR_MS)
}
