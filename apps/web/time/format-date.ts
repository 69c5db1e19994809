import {eventInOneLine, eventTime, isOneDay} from '@site/schemas/london-time/event-in-words'
import {clockTime, dateInWords, inLondon, londonFormat} from '@site/schemas/london-time/in-words'
import type {Locale} from 'next-intl'

function capitalize(text: string, locale: Locale) {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

interface EventDate {
  /** The day is '13', or '7–9' for several days of one month. */
  day: string
  /** The month has the form used with a day: „gruodžio“, ‘December’. */
  month: string
  year: string
  /** The weekday is „Šeštadienis“, or „Penktadienis–sekmadienis“. */
  weekday: string
  /** Several days give a range; one is „2025 m. gruodžio 13 d.“. */
  full: string
  /** It is '17:00' or '17:00–21:00'; several days have only the start. */
  time: string
  /** The line has date, weekday and time: „2025 m. gruodžio 13 d., šeštadienis, 17:00–21:00“. */
  line: string
}

/**
 * CLDR's Lithuanian range lacks the necessary „m.“ and „d.“, and its English one has spaces around the dash even
 * between bare numbers. This one gives ‘14–16 August’, but ‘30 August – 2 September’.
 */
function dayRange(from: Date, to: Date, locale: Locale) {
  const long = londonFormat(locale, {year: 'numeric', month: 'long', day: 'numeric'})
  const year = londonFormat(locale, {year: 'numeric'})
  if (locale !== 'lt') return long.formatRange(from, to).replace(/^(\d+)\s–\s(?=\d)/, '$1–')
  if (year.format(from) !== year.format(to)) return `${long.format(from)} – ${long.format(to)}`
  const range = londonFormat(locale, {month: 'long', day: 'numeric'}).formatRange(from, to)
  return `${year.format(from)} m. ${range.replace(/\s–\s/, ' d. – ')} d.`
}

/** Sentences about a day are made of these, in London time. */
export interface DateParts {
  date: {year: string; month: string; day: string}
  weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
  time: string
}

export function dateParts(instant: string, locale: Locale): DateParts {
  const at = new Date(instant)
  const parts = londonFormat(locale, {year: 'numeric', month: 'long', day: 'numeric'}).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? ''
  return {
    date: {year: part('year'), month: part('month'), day: part('day')},
    weekday: londonFormat('en', {weekday: 'long'}).format(at).toLowerCase() as DateParts['weekday'],
    time: clockTime(at, locale),
  }
}

/** The date is in London time. `start` and `end` are ISO instants. */
export function eventDate(start: string, end: string | null, locale: Locale): EventDate {
  const from = new Date(start)
  const to = end ? new Date(end) : from
  const long = londonFormat(locale, {year: 'numeric', month: 'long', day: 'numeric'})
  const part = (type: Intl.DateTimeFormatPartTypes, date = from) =>
    long.formatToParts(date).find((found) => found.type === type)?.value ?? ''
  const weekday = (date: Date) => londonFormat(locale, {weekday: 'long'}).format(date)
  const isSingle = isOneDay(from, to)
  const isOneMonth = part('month') === part('month', to) && part('year') === part('year', to)
  return {
    day: !isSingle && isOneMonth ? `${part('day')}–${part('day', to)}` : part('day'),
    month: part('month'),
    year: part('year'),
    weekday: capitalize(isSingle ? weekday(from) : `${weekday(from)}–${weekday(to)}`, locale),
    full: isSingle ? long.format(from) : dayRange(from, to, locale),
    time: eventTime(from, to, locale),
    line: eventInOneLine(start, end, locale),
  }
}

/** A date (YYYY-MM-DD) gives „2025-11“ or ‘Nov 2025’. */
export function formatMonth(day: string, locale: Locale): string {
  return londonFormat(locale, {year: 'numeric', month: 'short'}).format(new Date(`${day}T12:00:00Z`))
}

/** An ISO instant gives its month in London: „gruodis“, ‘December’. */
export function monthName(instant: string, locale: Locale): string {
  return londonFormat(locale, {month: 'long'}).format(new Date(instant))
}

/** ISO instants give months in London: „2026 m. vasaris–rugpjūtis“, ‘December 2025 – August 2026’. */
export function formatMonthRange(from: string, to: string, locale: Locale): string {
  const [first, last] = [new Date(from), new Date(to)]
  const month = londonFormat(locale, {month: 'long'})
  const isOneYear = londonYear(from) === londonYear(to)
  // CLDR's Lithuanian range would name the year twice.
  if (locale === 'lt' && isOneYear && month.format(first) !== month.format(last)) {
    return `${londonYear(from)} m. ${month.format(first)}–${month.format(last)}`
  }
  return londonFormat(locale, {year: 'numeric', month: 'long'}).formatRange(first, last)
}

/** An ISO instant gives its day in London, as „2025-11-03“ or ‘3 Nov 2025’. */
export function formatShortDate(instant: string, locale: Locale): string {
  return inLondon(instant, locale, {dateStyle: 'medium'})
}

/** The time is in London: ‘3 November 2025, 17:00’. It leaves out 23:59, the deadline of a whole day. */
export function formatDateTime(instant: string, locale: Locale): string {
  const [day, time] = [dateInWords(instant, locale), clockTime(new Date(instant), locale)]
  return time === '23:59' ? day : `${day}, ${time}`
}

export function londonYear(instant: string): string {
  return londonFormat('en', {year: 'numeric'}).format(new Date(instant))
}
