import type {DatetimeOptions} from '@sanity/types'

/** The community's time zone, in which times are entered, shown and compared wherever the volunteer or visitor is. */
export const timeZone = 'Europe/London'

/**
 * Assumed duration in hours of an event without an end. Long before the site counts it as past, as people may still be
 * on their way; typical in calendars, where it blocks the time for other plans.
 */
export const hoursWithoutEnd = {beforePast: 6, inCalendar: 2} as const

export const londonDatetime: DatetimeOptions = {
  dateFormat: 'YYYY-MM-DD',
  timeFormat: 'HH:mm',
  timeStep: 15,
  displayTimeZone: timeZone,
  allowTimeZoneSwitch: false,
}

const dateInWords = new Intl.DateTimeFormat('lt', {dateStyle: 'long', timeZone})
const dateAndTimeInWords = new Intl.DateTimeFormat('lt', {dateStyle: 'long', timeStyle: 'short', timeZone})
const isoDate = new Intl.DateTimeFormat('sv', {dateStyle: 'short', timeZone})

/** Formats an ISO date (YYYY-MM-DD) or instant: „2025 m. gruodžio 13 d.“. */
export function formatDate(date: string): string {
  return dateInWords.format(new Date(date))
}

/** Formats an ISO instant in London time: „2025 m. gruodžio 13 d. 17:00“. */
export function formatDatetime(instant: string): string {
  return dateAndTimeInWords.format(new Date(instant))
}

/** Today in London as YYYY-MM-DD. */
export function today(): string {
  return isoDate.format(new Date())
}
