import type {Language} from '../languages.ts'
import {clockTime, londonFormat} from './in-words.ts'

/** Events that end within this time after midnight count as ending the day before. */
const NIGHT_MS = 6 * 3_600_000

/** An event that lasts into the small hours counts as one day. */
export function isOneDay(from: Date, to: Date): boolean {
  const day = londonFormat('en', {year: 'numeric', month: 'numeric', day: 'numeric'})
  return [to.getTime(), to.getTime() - NIGHT_MS].some((end) => day.format(end) === day.format(from))
}

/** It is '17:00' or '17:00–21:00'; several days have only the start. */
export function eventTime(from: Date, to: Date, language: Language): string {
  const start = clockTime(from, language)
  return isOneDay(from, to) && to > from ? `${start}–${clockTime(to, language)}` : start
}

/** Takes ISO instants, and gives date, weekday and time in London: „2025 m. gruodžio 13 d., šeštadienis, 17:00–21:00“. */
export function eventInOneLine(start: string, end: string | null | undefined, language: Language): string {
  const from = new Date(start)
  const to = end ? new Date(end) : from
  if (!isOneDay(from, to)) return rangeInOneLine(from, to, language)
  return `${dayWithWeekday(from, language)}, ${eventTime(from, to, language)}`
}

/** A shared year appears once, where the language puts it. */
function rangeInOneLine(from: Date, to: Date, language: Language) {
  const year = londonFormat(language, {year: 'numeric'})
  const isOneYear = year.format(from) === year.format(to)
  const end = (date: Date, withYear: boolean) =>
    `${dayWithWeekday(date, language, withYear)}, ${clockTime(date, language)}`
  return `${end(from, !isOneYear || language === 'lt')} – ${end(to, !isOneYear || language === 'en')}`
}

function dayWithWeekday(date: Date, language: Language, withYear = true) {
  const year = withYear ? 'numeric' : undefined
  const day = londonFormat(language, {day: 'numeric', month: 'long', year}).format(date)
  const weekday = londonFormat(language, {weekday: 'long'}).format(date)
  return language === 'lt' ? `${day}, ${weekday}` : `${weekday} ${day}`
}
