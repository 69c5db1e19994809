import {comparableEmail, readTypedEmail} from '@site/schemas/email-addresses/email-address'
import {toPence} from '@site/schemas/money/pence'
import {readTypedPounds} from '@site/schemas/money/typed-pounds'
import {toE164} from '@site/schemas/phones/phone'
import {isDateField, type DateField, type ListField} from './list-fields.ts'
import {readListDate, type DateOrder} from './list-dates.ts'
import {fieldOf} from './list-headings.ts'
import {listMethods, readLanguage, readMethod, readYesNo} from './list-words.ts'

/** A cell that could not be read. Whoever imports says what it means; equal cells of a column are asked about once. */
export interface UnreadCell {
  field: ListField
  /** The heading of its column. */
  column: string
  text: string
  /** What it may mean, in texts that are read. */
  readings: string[]
}

export interface CellOptions {
  orders: Partial<Record<DateField, DateOrder>>
  /** Addresses and phones of members, which are right whatever they look like. */
  known: ReadonlySet<string>
}

/** The id of the question about a cell. Its answer is what is read in its place; an empty one leaves the cell out. */
export const cellQuestionId = ({field, text}: Pick<UnreadCell, 'field' | 'text'>): string =>
  `cell ${field} ${text}`

/** The readers of each kind of cell. Names, addresses and what households share are taken as they stand. */
export const cellReaders = {
  email: readEmail,
  phone: (text: string, {known}: CellOptions) =>
    toE164(withoutLabel(text, 'phone')) ?? (known.has(text) ? text : undefined),
  language: readLanguage,
  sum: readPence,
  method: readMethod,
  since: (text: string, options: CellOptions) => readDay(text, 'since', options),
  until: (text: string, options: CellOptions) => readDay(text, 'until', options),
  paidOn: (text: string, options: CellOptions) => readDay(text, 'paidOn', options),
  honorary: (text: string) => readYesNo(text, 'honorary'),
  deceased: (text: string) => readYesNo(text, 'deceased'),
  paid: (text: string) => readYesNo(text, 'paid'),
}

export type ReadField = keyof typeof cellReaders

export const isReadField = (field: string): field is ReadField => field in cellReaders

function readEmail(text: string, {known}: CellOptions): string | undefined {
  const [, inBrackets] = /<([^<>]+)>$/.exec(text) ?? []
  const address = (inBrackets ?? withoutLabel(text, 'email')).replace(/^mailto:/i, '').replace(/[;,.]$/, '')
  const comparable = comparableEmail(address)
  if (known.has(comparable)) return comparable
  // A letter of another alphabet only looks right.
  const read = /(?!\p{Script=Latin})\p{L}/u.test(address) ? undefined : readTypedEmail(address)
  return read && comparableEmail(read)
}

/** ‘Mob. 07700 900123’ has the name of its column, and a spreadsheet's mark of a text may stand before it. */
function withoutLabel(text: string, field: 'phone' | 'email'): string {
  const [, label = '', rest] = /^([^\d+@(]*[\s:.'])([^\s:]*@.*|[+\d(].*)$/.exec(text) ?? []
  return rest !== undefined && (label === "'" || fieldOf(label) === field) ? rest : text
}

/** `15.-` and `15,-` are 15. A year is no sum, and nobody pays a fee of pence. */
export function readPence(text: string): number | undefined {
  if (/^(?:19|20)\d\d$|\d ?p$/i.test(text)) return undefined
  const pounds = readTypedPounds(text.replace(/(\d)[.,] ?[-–—]+$/, '$1'))
  return pounds === null ? undefined : toPence(pounds)
}

function readDay(text: string, field: DateField, {orders}: CellOptions): string | undefined {
  const date = readListDate(text, orders[field] ?? 'dmy', field === 'until' ? 'last' : 'first')
  return date.ok && date.day >= (field === 'until' ? '1990' : '1900') ? date.day : undefined
}

/** Says what a cell may mean that could not be read: which of two phones, which year, which method. */
export function readingsOf(field: ReadField, text: string, options: CellOptions): string[] {
  const reader: (typed: string, options: CellOptions) => unknown = cellReaders[field]
  return [...new Set(proposals(field, text))].filter((each) => reader(each, options) !== undefined)
}

function proposals(field: ReadField, text: string): string[] {
  if (field === 'language') return ['lt', 'en']
  if (field === 'method') return [...listMethods]
  if (field === 'email') return text.split(/[\s,;|/<>:]+/).map((each) => each.toLowerCase())
  if (field === 'phone') {
    return text
      .replaceAll(/(\d)\D{3,}(?=\+?\d)/g, '$1\n')
      .split(/[,;|/\n&]|:::/)
      .map((each) => toE164(each.replaceAll(/[^\d+() .-]/g, '')) ?? '')
  }
  if (field === 'sum') return (text.match(/\d+(?:[.,]\d{1,2})?/g) ?? []).map((each) => each.replace(',', '.'))
  if (isDateField(field)) return text.match(/\b(?:19|20)\d\d\b/g) ?? []
  return ['yes', 'no']
}
