/**
 * Assumed duration in hours of an event without an end. Long before the site counts it as past, as people may still be
 * on their way; typical in calendars, where it blocks the time for other plans.
 */
export const hoursWithoutEnd = {beforePast: 6, inCalendar: 2} as const

/** Instants in ISO format. */
interface EventTimes {
  start: string
  end: string | null
}

const HOUR_MS = 3_600_000

/** When an event counts as past: at its end or, without one, six hours after its start. */
export function eventEnd({start, end}: EventTimes): Date {
  return new Date(end || Date.parse(start) + hoursWithoutEnd.beforePast * HOUR_MS)
}

/** When an event ends in calendars: at its end or, without one, two hours after its start. */
export function calendarEnd({start, end}: EventTimes): Date {
  return new Date(end || Date.parse(start) + hoursWithoutEnd.inCalendar * HOUR_MS)
}
