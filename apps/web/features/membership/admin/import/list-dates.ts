import {londonToday} from '@site/schemas/london-time/instant'
import {readTypedDate} from '@site/schemas/london-time/typed-date'
import {WITHOUT_RESULT} from './read-list.ts'

/** Which of two numbers before a year comes first. */
export type DateOrder = 'dmy' | 'mdy'

export type ListDate = {ok: true; day: string} | {ok: false; problem: 'unreadable' | 'noSuchDay'}

/** For a year or a month alone, the first or the last of its days is meant. */
type Edge = 'first' | 'last'

const numbers = /^(\d{1,2})([./ -])(\d{1,2})\2(\d{4}|\d{2})\.?$/

/** Excel's numbers of days from 1928 to 2119. */
const serial = /^(\d{5})(?:\.\d+)?$/
const SERIAL_OF_1970 = 25_569

/**
 * Reads a day as lists write it: ISO with or without a time, 25/12/2026 in the order given, two-digit years, words in
 * both languages, the number of a day in Excel, a month or a year alone.
 */
export function readListDate(typed: string, order: DateOrder, edge: Edge = 'first'): ListDate {
  const text = typed.replace(/[T ]00:00(:00)?$/, '').trim()
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ]\d{2}:\d{2}.*)?\.?$/.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const parts = numbers.exec(text)
  if (parts) {
    const [, first, , second, year] = parts
    return order === 'dmy' ? dayOf(longYear(year), second, first) : dayOf(longYear(year), first, second)
  }
  if (serial.test(text) && Number(text) > 10_000 && Number(text) < 80_000) {
    const day = new Date((Math.floor(Number(text)) - SERIAL_OF_1970) * 86_400_000)
    return {ok: true, day: day.toISOString().slice(0, 10)}
  }
  return partOf(text, edge) ?? inWords(text)
}

function partOf(text: string, edge: Edge): ListDate | undefined {
  const year = /^(\d{4})(?: ?m\.?)?$/.exec(text)?.[1]
  if (year) return edge === 'first' ? dayOf(year, '1', '1') : dayOf(year, '12', '31')
  const [, before, month = '', after] = /^(?:(\d{4})[-./])?(\d{1,2})(?:[-./](\d{4}))?$/.exec(text) ?? []
  if ((before === undefined) === (after === undefined)) return undefined
  const first = dayOf(before ?? after, month, '1')
  if (edge === 'first' || !first.ok) return first
  const next = new Date(`${first.day}T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1, 0)
  return {ok: true, day: next.toISOString().slice(0, 10)}
}

function inWords(text: string): ListDate {
  const spaced = text
    .replace(/^(\d{1,2})[-.]? ?(\p{L}{3,})\.?[- ](\d{4}|\d{2})$/u, (_, date, month, year) =>
      [date, month, longYear(year)].join(' '),
    )
    .replace(/ \d{1,2}:\d{2}(:\d{2})?$/, '')
  const read = readTypedDate(spaced, {withTime: false})
  if (read.ok) return {ok: true, day: read.day}
  return {ok: false, problem: read.problem === 'noSuchDay' ? 'noSuchDay' : 'unreadable'}
}

/** Nobody paid for more than ten years ahead. */
function longYear(year = ''): string {
  if (year.length === 4) return year
  const latest = Number(londonToday().slice(2, 4)) + 10
  return `${Number(year) <= latest ? 20 : 19}${year}`
}

function dayOf(year = '', month = '', date = ''): ListDate {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
    ? {ok: true, day}
    : {ok: false, problem: 'noSuchDay'}
}

/**
 * What a column shows about its order: `ambiguous` where no day is above the 12th, `both` where some dates are day
 * first and some month first. Dots are written day first everywhere.
 */
export function dateOrderOf(values: readonly string[]): DateOrder | 'ambiguous' | 'both' {
  let isDayFirst = false
  let isMonthFirst = false
  let isUnclear = false
  for (const value of values) {
    const [, first, separator, second] = numbers.exec(value.replace(/[T ]00:00(:00)?$/, '').trim()) ?? []
    if (first === undefined || first === second) continue
    if (Number(first) > 12 || separator === '.') isDayFirst = true
    else if (Number(second) > 12) isMonthFirst = true
    else isUnclear = true
  }
  if (isDayFirst && isMonthFirst) return 'both'
  if (isMonthFirst) return 'mdy'
  return isDayFirst || !isUnclear ? 'dmy' : 'ambiguous'
}

export function looksLikeDate(value: string): boolean {
  if (value === WITHOUT_RESULT || !/\d/.test(value) || /^\d+(\.\d+)?$/.test(value)) return false
  return readListDate(value, 'dmy').ok || readListDate(value, 'mdy').ok
}
