import type {DatetimeOptions} from '@sanity/types'
import {timeZone} from './london-instant.ts'

export const londonDatetime: DatetimeOptions = {
  dateFormat: 'YYYY-MM-DD',
  timeFormat: 'HH:mm',
  displayTimeZone: timeZone,
  allowTimeZoneSwitch: false,
}

const dateInWords = new Intl.DateTimeFormat('lt', {dateStyle: 'long', timeZone})
const dateAndTimeInWords = new Intl.DateTimeFormat('lt', {dateStyle: 'long', timeStyle: 'short', timeZone})
const isoDate = new Intl.DateTimeFormat('sv', {dateStyle: 'short', timeZone})

/** Formats an ISO date (YYYY-MM-DD) or instant: „2025 m. gruodžio 13 d.“. */
export function formatDate(date: string): string {
  return inWords(dateInWords, date)
}

/** Formats an ISO instant in London time: „2025 m. gruodžio 13 d. 17:00“. */
export function formatDatetime(instant: string): string {
  return inWords(dateAndTimeInWords, instant)
}

/** What cannot be read as a date is shown as it was typed. */
function inWords(format: Intl.DateTimeFormat, date: string): string {
  const parsed = new Date(date)
  return Number.isNaN(parsed.getTime()) ? date : format.format(parsed)
}

/** The day in London as YYYY-MM-DD. */
export function today(now = new Date()): string {
  return isoDate.format(now)
}

const offset = new Intl.DateTimeFormat('en', {timeZoneName: 'longOffset', timeZone})

/** Milliseconds by which London is ahead of UTC then. */
function offsetMs(instant: number): number {
  const hours = /GMT\+0?(\d)/.exec(offset.format(instant))?.[1]
  return Number(hours ?? 0) * 3600_000
}

/** The same weekday and hour in London 52 weeks later, as an ISO instant. */
export function inOneYear(instant: string): string {
  const from = Date.parse(instant)
  const to = from + 364 * 24 * 3600_000
  return new Date(to + offsetMs(from) - offsetMs(to)).toISOString().replace('.000Z', 'Z')
}
