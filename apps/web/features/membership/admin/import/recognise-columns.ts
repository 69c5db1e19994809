import {readTypedEmail} from '@site/schemas/email-addresses/email-address'
import {fold} from '@site/schemas/fold'
import {londonToday} from '@site/schemas/london-time/instant'
import {readTypedPounds} from '@site/schemas/money/typed-pounds'
import {toE164} from '@site/schemas/phones/phone'
import type {ColumnField, ListField} from './list-fields.ts'
import {fieldOf} from './list-headings.ts'
import {looksLikeDate, readListDate} from './list-dates.ts'
import {readLanguage, readMethod} from './list-words.ts'
import type {TableRow} from './read-list.ts'

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

/** Takes the fields from the headings; in a list without headings, from what its columns hold. */
export function recogniseColumns(rows: readonly TableRow[]): ListTable {
  const width = Math.max(0, ...rows.map(({cells}) => cells.length))
  const {place, known} = rows
    .slice(0, MOST_LINES_ABOVE)
    .map(({cells}, index) => ({place: index, known: hasValues(cells) ? 0 : headingsIn(cells)}))
    .reduce((best, next) => (next.known > best.known ? next : best), {place: -1, known: 0})
  const isHeading = known >= 2 || (known === 1 && width <= 2)
  const headings = isHeading ? (rows[place]?.cells ?? []) : []
  const body = isHeading ? rows.slice(place + 1) : rows
  const columns = Array.from({length: width}, (_, column) => ({
    heading: headings[column] ?? '',
    values: body.map(({cells}) => cells[column] ?? '').filter((value) => value !== ''),
  }))
  return {
    headings: columns.map(({heading}) => heading),
    fields: fieldsOf(columns, isHeading),
    rows: body,
    skipped: isHeading ? rows.slice(0, place).map(({line}) => line) : [],
  }
}

const tidyHeading = (heading: string) =>
  fold(heading.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .replaceAll(/ +/g, ' ')
    .trim()

const headingsIn = (cells: readonly string[]) => cells.filter((cell) => fieldOf(tidyHeading(cell))).length

/** A row with an address, a sum or a date is no heading. */
const hasValues = (cells: readonly string[]) =>
  cells.some((cell) => cell.includes('@') || looksLikeDate(cell) || /\d{3,}/.test(cell))

interface Column {
  heading: string
  values: readonly string[]
}

function fieldsOf(columns: readonly Column[], hasHeadings: boolean): ColumnField[] {
  const taken = new Set<ListField>()
  const free = (field: ColumnField | undefined): ColumnField => {
    if (!field || (field !== 'address' && taken.has(field))) return null
    taken.add(field)
    return field
  }
  const fields = columns.map(({heading}) => free(fieldOf(tidyHeading(heading))))
  // ‘Name’ beside ‘Surname’ is a first name.
  const full = fields.indexOf('fullName')
  if (full !== -1 && taken.has('lastName') && !taken.has('firstName')) fields[full] = 'firstName'
  if (hasHeadings) return fields
  const guessed = columns.map(({values}) => free(guessField(values)))
  return guessNames(columns, guessed)
}

const most = 0.7

function guessField(values: readonly string[]): ListField | undefined {
  const share = (test: (value: string) => boolean) =>
    values.length > 0 && values.filter(test).length / values.length >= most
  if (share((value) => readTypedEmail(value) !== undefined)) return 'email'
  if (share(looksLikeDate)) {
    const today = londonToday()
    return share((value) => (dayOf(value) ?? '') > today) ? 'until' : 'since'
  }
  if (share((value) => /^[+0-9() .-]{7,}$/.test(value) && toE164(value) !== undefined)) return 'phone'
  if (share((value) => readTypedPounds(value) !== null)) return 'sum'
  if (share((value) => readMethod(value) !== undefined)) return 'method'
  return share((value) => readLanguage(value) !== undefined) ? 'language' : undefined
}

function dayOf(value: string): string | undefined {
  const date = readListDate(value, 'dmy')
  return date.ok ? date.day : undefined
}

const isName = (value: string) => /^[\p{L}\p{M}.'’, -]+$/u.test(value)

/** The first columns of words hold the names. */
function guessNames(columns: readonly Column[], guessed: ColumnField[]): ColumnField[] {
  const names = columns.flatMap(({values}, index) =>
    guessed[index] === null && values.length > 0 && values.every(isName) ? [index] : [],
  )
  const [first, second] = names
  if (first === undefined) return guessed
  const words = columns[first]?.values.filter((value) => /[\s,]/.test(value)).length ?? 0
  const isFull = words / (columns[first]?.values.length ?? 1) > 0.5
  return guessed.map((field, index) => {
    if (index === first) return isFull ? 'fullName' : 'firstName'
    return index === second && !isFull ? 'lastName' : field
  })
}
