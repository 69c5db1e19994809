import {plainLetters} from '../fold.ts'
import {londonInputInstant} from './input.ts'
import {londonInstant} from './instant.ts'

/** `noSuchHour` is an hour that London's clocks skip when summer time begins. */
export type DateProblem = 'unreadable' | 'noYear' | 'noTime' | 'noSuchDay' | 'noSuchHour'

export type TypedDate = {ok: true; day: string; time?: string} | {ok: false; problem: DateProblem}

const months = [
  ['sausis', 'sausio', 'january'],
  ['vasaris', 'vasario', 'february'],
  ['kovas', 'kovo', 'march'],
  ['balandis', 'balandzio', 'april'],
  ['geguze', 'geguzes', 'may'],
  ['birzelis', 'birzelio', 'june'],
  ['liepa', 'liepos', 'july'],
  ['rugpjutis', 'rugpjucio', 'august'],
  ['rugsejis', 'rugsejo', 'september'],
  ['spalis', 'spalio', 'october'],
  ['lapkritis', 'lapkricio', 'november'],
  ['gruodis', 'gruodzio', 'december'],
]

const weekday = new RegExp(
  `^(?:${[
    '(?:pirm|antr|treci|ketvirt|penkt|sest|sekm)adien\\p{L}*',
    '(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*',
  ].join('|')})[.,]?(?:\\s+|$)`,
  'u',
)

const withoutYear =
  /^(?:\d{1,2}[./-](?<number>\d{1,2})(?![\d./-])|\d{1,2}(?:st|nd|rd|th)? (?<after>\p{L}{3,})|(?<before>\p{L}{3,}) \d{1,2}(?!\d))/u

interface Parts {
  year: string
  month: string
  date: string
}

/** The time follows the day. Two numbers before a year are day and month, as in Britain. */
const dayPatterns: RegExp[] = [
  /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<date>\d{1,2})(?!\d)/,
  /^(?<year>\d{4})(?: m)?,? (?<month>\p{L}{3,})(?: men)? (?<date>\d{1,2})(?: d)?(?![\d:.])/u,
  /^(?<date>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})(?!\d)/,
  /^(?<date>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{2})(?![\d.:/])/,
  /^(?<date>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>\p{L}{3,}),? (?<year>\d{4})(?: m)?(?!\d)/u,
  /^(?<month>\p{L}{3,}) (?<date>\d{1,2})(?:st|nd|rd|th)?(?: d)?,? (?<year>\d{4})(?: m)?(?!\d)/u,
]

const clock =
  /^(?:at )?(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?::\d{2}(?:\.\d+)?)? ?(?<half>am|pm)?(?<unit> val| h|h)?$/

/**
 * Reads a day, and its time if `withTime` is true, in the formats that people use: 2026-03-02 19:30, 2026 m. kovo 2 d.
 * 19:30, 02.03.2026 7.30pm, 2 March 2026. The result is YYYY-MM-DD and HH:MM.
 */
export function readTypedDate(typed: string, {withTime}: {withTime: boolean}): TypedDate {
  const text = simplified(typed)
  for (const pattern of dayPatterns) {
    const match = pattern.exec(text)
    const parts = match?.groups as Parts | undefined
    if (!match || !parts) continue
    const month = monthNumber(parts.month)
    if (month === undefined) continue
    const day = validDay(parts, month)
    if (!day) return {ok: false, problem: 'noSuchDay'}
    return withTimeOfDay(day, text.slice(match[0].length), withTime)
  }
  return {ok: false, problem: lacksYear(text) ? 'noYear' : 'unreadable'}
}

/** Returns a day, or if there is a time, the ISO instant at which London's clocks show it. */
export function storedDate({day, time}: {day: string; time?: string}): string {
  return time === undefined ? day : londonInstant(day, time).toISOString()
}

function simplified(typed: string): string {
  return plainLetters(typed)
    .toLowerCase()
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/\b(m|d|men|val|min|a|p)\.(?=\s|m\b|,|$)/g, '$1')
    .replaceAll(/\b([ap])\s?m\b\.?/g, '$1m')
    .replaceAll(/(\d)\s*val\s*(\d{1,2})\s*min\b/g, '$1:$2')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(weekday, '')
    .replace(/(\d)t(?=\d{2}:)/, '$1 ')
}

function withTimeOfDay(day: string, rest: string, withTime: boolean): TypedDate {
  const written = rest.replace(/^[,;]?\s*(?:-\s)?/, '').replace(weekday, '')
  if (!withTime) return written === '' ? {ok: true, day} : {ok: false, problem: 'unreadable'}
  if (written === '') return {ok: false, problem: 'noTime'}
  const time = timeOfDay(written)
  if (!time) return {ok: false, problem: 'unreadable'}
  return londonInputInstant(`${day}T${time}`) ? {ok: true, day, time} : {ok: false, problem: 'noSuchHour'}
}

function timeOfDay(written: string): string | undefined {
  const {hour, minute, half, unit} = clock.exec(written)?.groups ?? {}
  // A lone number could mean anything.
  if (hour === undefined || (minute === undefined && !half && !unit)) return undefined
  const shown = Number(hour)
  if (half && (shown < 1 || shown > 12)) return undefined
  const hours = half ? (shown % 12) + (half === 'pm' ? 12 : 0) : shown
  const minutes = Number(minute ?? 0)
  return hours < 24 && minutes < 60 ? `${twoDigits(hours)}:${twoDigits(minutes)}` : undefined
}

function monthNumber(written: string): number | undefined {
  if (/^\d+$/.test(written)) return Number(written)
  const index = months.findIndex((names) => names.some((name) => name.startsWith(written)))
  return index === -1 || written.length < 3 ? undefined : index + 1
}

function lacksYear(text: string): boolean {
  const {number, after, before} = withoutYear.exec(text)?.groups ?? {}
  const month = number ?? after ?? before
  return month !== undefined && monthNumber(month) !== undefined
}

function validDay({year, date}: Parts, month: number): string | undefined {
  const day = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(Number(date))}`
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : undefined
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
