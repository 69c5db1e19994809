import type {DateOrder} from './statement-line.ts'

export type BankDay = {ok: true; on: string} | {ok: false; code: 'date' | 'noSuchDay' | 'formula'}

const longestDay = 60

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** What may follow a day: a time, with or without a zone. */
const time = String.raw`(?:[ t,]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?(?:am|pm))?(?: ?(?:z|utc|gmt|bst|[+-]\d{2}:?\d{2}))?)?$`

const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}`)
const compact = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})${time}`)
const yearLast = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})${time}`)
const dayMonth = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[-/. ]?([a-z]{3,9})[-/., ]{0,2}(\d{4}|\d{2})${time}`,
)
const monthDay = new RegExp(
  String.raw`^([a-z]{3,9})\.?[-/ ](\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}(\d{4}|\d{2})${time}`,
)
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /

/** Reads a day as banks write it: 31/12/2026, 31.12.26, 2026-12-31, 31 Dec 26, with or without a time. */
export function bankDay(cell: string, order: DateOrder): BankDay {
  if (cell.length > longestDay) return {ok: false, code: 'date'}
  const text = simplified(cell)
  if (text.startsWith('=')) return {ok: false, code: 'formula'}
  const parts = partsOf(text, order)
  if (!parts) return {ok: false, code: 'date'}
  const [year, month, day] = parts
  const on = [year < 100 ? 2000 + year : year, month, day]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  const date = new Date(`${on}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(on)
  return exists && on >= '1970' ? {ok: true, on} : {ok: false, code: 'noSuchDay'}
}

function partsOf(text: string, order: DateOrder): [number, number, number] | null {
  const first = yearFirst.exec(text) ?? compact.exec(text)
  if (first) return [Number(first[1]), Number(first[2]), Number(first[3])]
  const last = yearLast.exec(text)
  if (last) {
    const [one, two, three] = [Number(last[1]), Number(last[2]), Number(last[3])]
    if (order === 'ymd') return last[3]?.length === 2 ? [one, two, three] : [three, two, one]
    return order === 'dmy' ? [three, two, one] : [three, one, two]
  }
  const [, day, name, year] = dayMonth.exec(text) ?? swapped(monthDay.exec(text))
  const month = months.findIndex((each) => name?.startsWith(each))
  return month === -1 ? null : [Number(year), month + 1, Number(day)]
}

function swapped(match: RegExpExecArray | null): string[] {
  const [all = '', month = '', day = '', year = ''] = match ?? []
  return match ? [all, day, month, year] : []
}

const simplified = (cell: string) =>
  cell.toLowerCase().replaceAll(/\s+/g, ' ').replace(/^'/, '').trim().replace(weekday, '')
