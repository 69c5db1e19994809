import {londonToday} from '@site/schemas/london-time/instant'
import {readTypedDate} from '@site/schemas/london-time/typed-date'
import type {DateField} from './list-fields.ts'
import {WITHOUT_RESULT} from './list-sheet.ts'

/** What three numbers are, such as 03/04/26 or 26-12-31. A year first has two digits; with four it is certain. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const
export type DateOrder = (typeof dateOrders)[number]

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
  const text = tidy(typed)
  const iso = /^(\d{4})([-./ ]|)(\d{1,2})\2(\d{1,2})(?:[T ]\d{2}:\d{2}.*)?\.?$/.exec(text)
  if (iso && (iso[2] !== '' || text.length === 8)) return dayOf(iso[1], iso[3], iso[4])
  const parts = numbers.exec(text)
  if (parts) return inOrder(parts, order)
  if (serial.test(text) && Number(text) > 10_000 && Number(text) < 80_000) {
    const day = new Date((Math.floor(Number(text)) - SERIAL_OF_1970) * 86_400_000)
    return {ok: true, day: day.toISOString().slice(0, 10)}
  }
  return partOf(text, edge) ?? inWords(text)
}

const tidy = (typed: string) =>
  typed
    .replace(/[T ]00:00(:00)?$/, '')
    .replace(/^(?:iki|nuo|until|till|since|from) +/i, '')
    .trim()

function inOrder(parts: RegExpExecArray, order: DateOrder): ListDate {
  const [, first, , second, third = ''] = parts
  if (order === 'mdy') return dayOf(longYear(third), first, second)
  return order === 'ymd' && third.length === 2
    ? dayOf(longYear(first), second, third)
    : dayOf(longYear(third), second, first)
}

const monthNumber = /^(?:(\d{4})[-./])?(\d{1,2})(?:[-./](\d{4}))?$/

/** „2026 m. gruodis“, ‘Dec-26’. */
const monthName =
  /^(?:(\d{4})(?: ?m\.?)?[-./ ,]+)?(\p{L}{3,})\.?(?: mėn\.?)?(?:[-./ ,]+'?(\d{4}|\d{2})(?: ?m\.?)?)?$/u

function partOf(text: string, edge: Edge): ListDate | undefined {
  const year = /^(\d{4})(?: ?m\.?)?$/.exec(text)?.[1]
  if (year) return edge === 'first' ? dayOf(year, '1', '1') : dayOf(year, '12', '31')
  const [, before, month = '', after] = monthNumber.exec(text) ?? monthName.exec(text) ?? []
  if ((before === undefined) === (after === undefined)) return undefined
  const named = longYear(before ?? after)
  const first = /^\d/.test(month) ? dayOf(named, month, '1') : inWords(`1 ${month} ${named}`)
  if (!first.ok) return /^\d/.test(month) ? first : undefined
  if (edge === 'first') return first
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
 * The orders in which all dates of a column make sense: one if it is known, several if somebody has to say it. If no
 * order suits all of them, `isMixed` is true, and the orders are those of some.
 */
export function dateOrdersOf(
  values: readonly string[],
  field: DateField,
): {orders: readonly DateOrder[]; isMixed: boolean} {
  const dates = values.flatMap((value) => {
    const parts = numbers.exec(tidy(value))
    const days = parts ? daysIn(parts) : {}
    return Object.keys(days).length > 0 ? [{days, hasDash: parts?.[2] === '-'}] : []
  })
  const differing = dateOrders.filter((order, place) =>
    dateOrders.slice(0, place).every((other) => dates.some(({days}) => days[order] !== days[other])),
  )
  const possible = differing.filter((order) => dates.every(({days}) => days[order]))
  if (possible.length === 0) {
    return {orders: differing.filter((order) => dates.some(({days}) => days[order])), isMixed: true}
  }
  const within = (order: DateOrder, [from, to]: readonly [string, string]) =>
    dates.every(({days: {[order]: day = ''}}) => day >= from && day <= to)
  const {sensible, near} = spans(field)
  const mayBeginWithYear = dates.some(({hasDash}) => hasDash) || !within('dmy', near)
  const orders = possible.filter((order) => within(order, sensible) && (order !== 'ymd' || mayBeginWithYear))
  const isSure = !possible.includes('ymd') || orders.length === 0
  return {orders: isSure ? possible : orders, isMixed: false}
}

/** The day in each order that gives one. Dots are written month first nowhere. */
function daysIn(parts: RegExpExecArray): Partial<Record<DateOrder, string>> {
  const [, first = '', separator, , third = ''] = parts
  const days = dateOrders.flatMap((order) => {
    if (order === 'mdy' && separator === '.') return []
    if (order === 'ymd' && third.length === 2 && first.length < 2) return []
    const date = inOrder(parts, order)
    return date.ok ? [[order, date.day] as const] : []
  })
  return Object.fromEntries(days)
}

/** The days that make sense in a column, and those of most lists. */
function spans(field: DateField) {
  const today = londonToday()
  const inYears = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
  if (field === 'until') return {sensible: ['1990', inYears(10)], near: [inYears(-5), inYears(2)]} as const
  return {sensible: ['1950', today], near: ['1950', today]} as const
}

export function looksLikeDate(value: string): boolean {
  if (value === WITHOUT_RESULT || !/\d/.test(value) || /^\d+(\.\d+)?$/.test(value)) return false
  return dateOrders.some((order) => readListDate(value, order).ok)
}
