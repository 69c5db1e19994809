import type {Locale} from 'next-intl'

export const TIME_ZONE = 'Europe/London'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions) {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const tag = locale === 'en' ? 'en-GB' : 'lt-LT'
  const made = new Intl.DateTimeFormat(tag, {timeZone: TIME_ZONE, ...options})
  formats.set(key, made)
  return made
}

function capitalize(text: string, locale: Locale) {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

export interface EventDate {
  day: string
  /** Month as it reads next to the day: „gruodžio“, ‘December’. */
  month: string
  year: string
  weekday: string
  /** The whole date in words, or the range when the event lasts several days. */
  full: string
  /** '17:00' or '17:00–21:00'; for several days the starting time only. */
  time: string
}

/** Two days as a range in words. CLDR's Lithuanian range drops „m.“ and „d.“, without which it reads as broken. */
function dayRange(from: Date, to: Date, locale: Locale) {
  const long = formatter(locale, {year: 'numeric', month: 'long', day: 'numeric'})
  const year = formatter(locale, {year: 'numeric'})
  if (locale !== 'lt') return long.formatRange(from, to)
  if (year.format(from) !== year.format(to)) return `${long.format(from)} – ${long.format(to)}`
  return `${year.format(from)} m. ${formatter(locale, {month: 'long', day: 'numeric'}).formatRange(from, to)} d.`
}

/** An event's date in London time and in the words of the language. `start` and `end` are ISO instants. */
export function eventDate(start: string, end: string | null, locale: Locale): EventDate {
  const from = new Date(start)
  const to = end ? new Date(end) : from
  const long = formatter(locale, {year: 'numeric', month: 'long', day: 'numeric'})
  const clock = formatter(locale, {hour: '2-digit', minute: '2-digit'})
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    long.formatToParts(from).find((found) => found.type === type)?.value ?? ''
  const sameDay = long.format(from) === long.format(to)
  return {
    day: part('day'),
    month: part('month'),
    year: part('year'),
    weekday: capitalize(formatter(locale, {weekday: 'long'}).format(from), locale),
    full: sameDay ? long.format(from) : dayRange(from, to, locale),
    time: sameDay && end ? `${clock.format(from)}–${clock.format(to)}` : clock.format(from),
  }
}

/** A calendar day such as a news item's, given as YYYY-MM-DD, in words. */
export function calendarDay(day: string, locale: Locale): string {
  return formatter(locale, {year: 'numeric', month: 'long', day: 'numeric'}).format(
    new Date(`${day}T12:00:00Z`),
  )
}

/** The year of an ISO instant on a London calendar. */
export function londonYear(instant: string): string {
  return formatter('en', {year: 'numeric'}).format(new Date(instant))
}
