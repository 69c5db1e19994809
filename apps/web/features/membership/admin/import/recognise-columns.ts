import {hasPostcode} from './list-addresses.ts'
import {dateOrders, looksLikeDate, readListDate} from './list-dates.ts'
import {isDateField, type ColumnField, type ListField} from './list-fields.ts'
import {fieldOf, fieldOfWords, tidyHeading} from './list-headings.ts'
import {isNothing} from './list-words.ts'
import {cellReaders, isReadField} from './read-cells.ts'
import type {TableRow} from './list-sheet.ts'

export interface ListTable {
  /** It is empty where the list has no headings. */
  headings: readonly string[]
  /** By column. */
  fields: readonly ColumnField[]
  rows: readonly TableRow[]
  /** Lines above the headings, such as a title. */
  skipped: readonly number[]
}

const MOST_LINES_ABOVE = 10

/** Takes the fields from the headings and from what the columns hold, which decides where they disagree. */
export function recogniseColumns(rows: readonly TableRow[]): ListTable {
  const width = Math.max(0, ...rows.map(({cells}) => cells.length))
  const {place, known} = rows
    .slice(0, MOST_LINES_ABOVE)
    .map(({cells}, index) => ({place: index, known: hasValues(cells) ? 0 : headingsIn(cells)}))
    .reduce((best, next) => (next.known > best.known ? next : best), {place: -1, known: 0})
  const isHeading = known >= 2 || (known === 1 && width <= 2)
  const above = isHeading ? place : isNumbering(rows[0]?.cells ?? []) ? 0 : -1
  const headings = rows[above]?.cells ?? []
  const body = rows.slice(above + 1)
  const columns = Array.from({length: width}, (_, column) => ({
    heading: headings[column] ?? '',
    values: body.map(({cells}) => cells[column] ?? '').filter((value) => !isNothing(value)),
    isMerged: body.some(({merged}) => merged?.includes(column)),
  }))
  return {
    headings: columns.map(({heading}) => heading),
    fields: fieldsOf(columns, isHeading),
    rows: body,
    skipped: rows.slice(0, Math.max(0, above)).map(({line}) => line),
  }
}

/** Address books write ‘E-mail 1 - Value’ and ‘Home Street’, and lists „Sumokėta 2026“. */
const besideNames = [/\b(?:\d+|value|m|home|primary|metais|uz|for|gbp)\b/g, /\baddress\b/g]

/** A heading may name its column twice: ‘Surname / Pavardė’, „Gatvė, namas“. */
function fieldOfHeading(heading: string): ListField | undefined {
  const whole = fieldOfName(heading)
  if (whole !== undefined) return whole
  const [field, ...others] = heading
    .split(/[,;/|()&+\n]| (?:ir|and) /i)
    .filter((part) => tidyHeading(part) !== '')
    .map(fieldOfName)
  return others.every((other) => other === field) ? field : undefined
}

function fieldOfName(heading: string): ListField | undefined {
  const tidy = tidyHeading(heading)
  const shorter = besideNames.reduce<string[]>(
    (names, beside) => [...names, (names.at(-1) ?? '').replaceAll(beside, ' ').replaceAll(/ +/g, ' ').trim()],
    [tidy],
  )
  return shorter.map((name) => fieldOf(name) ?? fieldOfWords(name)).find((field) => field !== undefined)
}

const headingsIn = (cells: readonly string[]) => cells.filter(fieldOfHeading).length

/** A row with an address, a sum or a date is no heading. A year may be part of one. */
const hasValues = (cells: readonly string[]) =>
  cells.some(
    (cell) =>
      cell.includes('@') || looksLikeDate(cell) || /\d{3,}/.test(cell.replaceAll(/\b(?:19|20)\d\d\b/g, '')),
  )

/** ‘Column1’, ‘Column2’ or A, B say nothing of what stands below them. */
function isNumbering(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const words = filled.map((cell) => /^(\p{L}* ?)\d+$/u.exec(cell)?.[1] ?? (/^[A-Z]$/.test(cell) ? '' : cell))
  return filled.length > 1 && new Set(filled).size === filled.length && new Set(words).size === 1
}

interface Column {
  heading: string
  values: readonly string[]
  /** Rows share its cells. */
  isMerged: boolean
}

function fieldsOf(columns: readonly Column[], hasHeadings: boolean): ColumnField[] {
  const fields = columns.map((column) => fieldOfColumn(column) ?? contactIn(column.values))
  const postcodes = postcodesOf(columns, fields)
  if (postcodes !== -1) fields[postcodes] = 'address'
  const shared = fields.findIndex((field, index) => field === null && isShared(columns[index]))
  if (shared !== -1 && !fields.includes('household')) fields[shared] = 'household'
  const chosen = fields.map((field, index) =>
    field === 'address' || index === fullest(field, fields, columns) ? field : null,
  )
  // ‘Name’ beside ‘Surname’ is a first name.
  const full = chosen.indexOf('fullName')
  if (full !== -1 && chosen.includes('lastName') && !chosen.includes('firstName')) chosen[full] = 'firstName'
  return hasHeadings ? chosen : guessNames(columns, chosen)
}

/** Numbers that rows share are those of households. */
const isShared = (column?: Column) =>
  column?.isMerged === true &&
  column.values.filter((value) => /^\d{1,4}$/.test(value)).length / column.values.length >= most

/** Of several columns of one field, that of the latest year, else the one with most values, else the first. */
function fullest(field: ColumnField, fields: readonly ColumnField[], columns: readonly Column[]): number {
  const rank = (index: number) => {
    const {heading = '', values = []} = columns[index] ?? {}
    return Number(/\b20\d\d\b/.exec(heading)?.[0] ?? 0) * 10_000 + values.length
  }
  const rivals = fields.flatMap((each, index) => (each === field ? [index] : []))
  return rivals.reduce((best, next) => (rank(next) > rank(best) ? next : best), rivals[0] ?? -1)
}

/** What a heading says of a payment may be its day, its sum, how it was made, or only that it was. */
const payment = ['paid', 'paidOn', 'sum', 'method'] as const

const most = 0.7

/** The share of values that a field can have. */
function share(values: readonly string[], field: ListField): number {
  const reads = (value: string) => {
    if (isDateField(field)) return dateOrders.some((order) => readListDate(value, order).ok)
    return !isReadField(field) || cellReaders[field](value, {orders: {}, known: new Set()}) !== undefined
  }
  return values.length === 0 ? 0 : values.filter(reads).length / values.length
}

function fieldOfColumn({heading, values}: Column): ColumnField {
  const field = fieldOfHeading(heading)
  if (field === undefined || values.length === 0) return field ?? null
  // „Šeima: taip“ does not say which.
  if (field === 'household' && values.every((value) => /^(taip|ne|yes|no)$/i.test(value))) return null
  if ((payment as readonly ListField[]).includes(field) && share(values, field) < 0.5) {
    return payment.find((each) => share(values, each) >= most) ?? field
  }
  return field === 'email' || field === 'phone' ? (contactIn(values) ?? field) : field
}

/** Addresses are known by what they are, whatever stands above them. */
function contactIn(values: readonly string[]): ColumnField {
  if (share(values, 'email') >= most) return 'email'
  return share(values, 'phone') >= most ? 'phone' : null
}

/** The column of postcodes that the address lacks stands beside its other parts, or is all of it. */
function postcodesOf(columns: readonly Column[], fields: readonly ColumnField[]): number {
  const places = columns.flatMap(({values}, index) =>
    values.length > 0 && values.filter(hasPostcode).length / values.length >= most ? [index] : [],
  )
  if (places.some((index) => fields[index] === 'address')) return -1
  const isBeside = (index: number) => [index - 1, index + 1].some((next) => fields[next] === 'address')
  const hasAddress = fields.includes('address')
  return places.find((index) => fields[index] === null && (!hasAddress || isBeside(index))) ?? -1
}

const isName = (value: string) => /^[\p{L}\p{M}.'’, -]+$/u.test(value)

/** The first columns of words hold the names. Only surnames end as those of wives do. */
function guessNames(columns: readonly Column[], guessed: ColumnField[]): ColumnField[] {
  const names = columns.flatMap(({values}, index) =>
    guessed[index] === null && values.length > 0 && values.every(isName) ? [index] : [],
  )
  const [first, second] = names
  if (first === undefined) return guessed
  const count = (index: number | undefined, pattern: RegExp) =>
    columns[index ?? -1]?.values.filter((value) => pattern.test(value)).length ?? 0
  const isFull = count(first, /[\s,]/) / (columns[first]?.values.length ?? 1) > 0.5
  const isSurname = count(first, /ien[eė]$/i) > count(second, /ien[eė]$/i)
  const [one, other] = isSurname ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const)
  return guessed.map((field, index) => {
    if (index === first) return isFull ? 'fullName' : one
    return index === second && !isFull ? other : field
  })
}
