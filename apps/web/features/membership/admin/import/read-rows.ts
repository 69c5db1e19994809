import {comparableEmail, readTypedEmail} from '@site/schemas/email-addresses/email-address'
import type {Language} from '@site/schemas/languages'
import {toPence} from '@site/schemas/money/pence'
import {readTypedPounds} from '@site/schemas/money/typed-pounds'
import {toE164} from '@site/schemas/phones/phone'
import {countCharacters} from '@site/schemas/texts/count-characters'
import {readableLine, readableText} from '@site/schemas/texts/readable-text'
import type {DateField, ListField} from './list-fields.ts'
import {readListDate, type DateOrder} from './list-dates.ts'
import {isNothing, readLanguage, readMethod, readYes, type ListMethod} from './list-words.ts'
import {WITHOUT_RESULT} from './read-list.ts'
import type {ListTable} from './recognise-columns.ts'
import {isCouple, splitCouple, type CoupleNames} from './split-couple.ts'
import {splitName, type PersonName} from './split-name.ts'

export const rowProblems = [
  'noName',
  'noSurname',
  'couple',
  'email',
  'phone',
  'date',
  'noSuchDay',
  'sum',
  'method',
  'language',
  'formula',
  'tooLong',
] as const
type RowProblem = (typeof rowProblems)[number]

export interface RowFault {
  problem: RowProblem
  /** What the cell says. */
  text: string
}

/** Days are YYYY-MM-DD, phones E.164. Null is what the list does not say. */
export interface ListRow extends PersonName {
  line: number
  /** Other places at which a full name may be split. */
  otherNames: PersonName[]
  email: string | null
  phone: string | null
  postalAddress: string | null
  language: Language | null
  since: string | null
  until: string | null
  /** Whether the list has a column of ends, even if it is empty here. */
  hasEnds: boolean
  paidOn: string | null
  pence: number | null
  method: ListMethod | null
  reference: string | null
  /** What the rows of one household share: a number, a name, or the reference of who pays. */
  household: string | null
  /** Who pays for the household: a word of assent in the row of the payer, or a name or reference in each. */
  payer: string | null
  /** The cell names two people, who become a household. The names are a guess. */
  couple: CoupleNames | null
  isDeceased: boolean
  faults: RowFault[]
  /** All cells of the row, by which a repetition is known. */
  content: string
}

export interface ReadingOptions {
  orders: Partial<Record<DateField, DateOrder>>
  /** Addresses and phones of members, which are right whatever they look like. */
  known: ReadonlySet<string>
}

/** Of a row that names two people, the second has a number of its own: files have fewer lines than this. */
const SECOND_PERSON = 10_000

/** The line of the file in which somebody stands. */
export const lineInFile = (line: number): number => (line > SECOND_PERSON ? line - SECOND_PERSON : line)

/** The two people of one row, as a household. The first has the fee and whatever else the row says. */
export function peopleOfCouple(row: ListRow, [one, other]: CoupleNames): [ListRow, ListRow] {
  const isAlone = row.household === null
  const household = row.household ?? `${row.line}: ${row.content}`
  const first = {...row, ...one, couple: null, household, ...(isAlone && {payer: '1'})}
  const unpaid = {pence: null, reference: null, payer: null}
  return [
    first,
    {
      ...first,
      ...unpaid,
      ...other,
      line: row.line + SECOND_PERSON,
      content: `${row.content} 2`,
    },
  ]
}

export const readRows = ({rows, fields}: Pick<ListTable, 'rows' | 'fields'>, options: ReadingOptions) =>
  rows.map(({line, cells}): ListRow => {
    const reader = new RowReader(fields, cells, options)
    return {line, content: JSON.stringify(cells), ...reader.read()}
  })

type NameField = 'fullName' | 'surnameFirst'

type ReadName = PersonName & Pick<ListRow, 'otherNames' | 'couple'>

const limits = {name: 80, address: 500}

/** Reads one row, and collects its faults. */
class RowReader {
  private readonly faults: RowFault[] = []

  private readonly fields: ListTable['fields']
  private readonly cells: readonly string[]
  private readonly options: ReadingOptions

  constructor(fields: ListTable['fields'], cells: readonly string[], options: ReadingOptions) {
    this.fields = fields
    this.cells = cells
    this.options = options
  }

  read(): Omit<ListRow, 'line' | 'content'> {
    return {
      ...this.names(),
      email: this.value('email', 'email', (text) => this.email(text)),
      phone: this.value('phone', 'phone', (text) => this.phone(text)),
      postalAddress: this.address(),
      language: this.value('language', 'language', readLanguage),
      since: this.date('since'),
      until: this.date('until'),
      hasEnds: this.fields.includes('until'),
      paidOn: this.date('paidOn'),
      pence: this.value('sum', 'sum', penceOf),
      method: readYes(this.text('honorary')) ? 'honorary' : this.value('method', 'method', readMethod),
      reference: /^M(?:\d{6}|\d{8})$/.exec(this.text('reference').toUpperCase())?.[0] ?? null,
      household: this.line('household'),
      payer: this.line('payer'),
      isDeceased: readYes(this.text('deceased')),
      faults: this.faults,
    }
  }

  private text(field: ListField): string {
    const text = this.cells[this.fields.indexOf(field)] ?? ''
    return text === WITHOUT_RESULT ? '' : readableText(text)
  }

  private line(field: ListField): string | null {
    const text = readableLine(this.text(field))
    return isNothing(text) ? null : text
  }

  private fault(problem: RowProblem, text = ''): null {
    this.faults.push({problem, text})
    return null
  }

  private value<Value>(
    field: ListField,
    problem: RowProblem,
    read: (text: string) => Value | undefined,
  ): Value | null {
    if (this.cells[this.fields.indexOf(field)] === WITHOUT_RESULT) return this.fault('formula')
    const text = this.text(field)
    if (isNothing(text)) return null
    return read(text) ?? this.fault(problem, text)
  }

  private names(): ReadName {
    const first = readableLine(this.text('firstName'))
    const last = readableLine(this.text('lastName'))
    const field = this.fields.includes('fullName') ? 'fullName' : 'surnameFirst'
    const full = readableLine(this.text(field))
    if (isCouple(full) && first === '' && last === '') return this.couple(full, '', field)
    if (isCouple(first) || isCouple(last)) return this.couple(first, last, field)
    if (first === '' && last === '' && full !== '') return this.fullName(full, field)
    const name = {firstName: first, lastName: last, otherNames: [], couple: null}
    if (first === '' && last === '') this.fault('noName')
    else if (last === '') this.fault('noSurname', first)
    else if (first === '') this.fault('noName', last)
    this.limit(first, last)
    return name
  }

  private fullName(full: string, field: NameField): ReadName {
    const split = splitName(full, field)
    if (!split.ok) {
      this.fault('noSurname', full)
      return {firstName: '', lastName: full, otherNames: [], couple: null}
    }
    this.limit(split.name.firstName, split.name.lastName)
    return {...split.name, otherNames: split.others, couple: null}
  }

  private couple(first: string, last: string, field: NameField): ReadName {
    const names = splitCouple({first, last}, field)
    if (!names) this.fault('couple', `${first} ${last}`.trim())
    this.limit(first, last)
    return {firstName: first, lastName: last, otherNames: [], couple: names ?? null}
  }

  private limit(...names: string[]) {
    const long = names.find((name) => countCharacters(name) > limits.name)
    if (long !== undefined) this.fault('tooLong', long)
  }

  private email(text: string): string | undefined {
    const [, inBrackets] = /<([^<>]+)>$/.exec(text) ?? []
    const address = (inBrackets ?? text).replace(/^mailto:/i, '')
    const comparable = comparableEmail(address)
    if (this.options.known.has(comparable)) return comparable
    const read = readTypedEmail(address)
    return read && comparableEmail(read)
  }

  private phone(text: string): string | undefined {
    return toE164(text) ?? (this.options.known.has(text) ? text : undefined)
  }

  private address(): string | null {
    const parts = this.cells.filter((_, column) => this.fields[column] === 'address').map(readableText)
    const address = parts.filter((part) => !isNothing(part)).join('\n')
    if (countCharacters(address) > limits.address) return this.fault('tooLong', address.slice(0, 40))
    return address || null
  }

  private date(field: DateField): string | null {
    const edge = field === 'until' ? 'last' : 'first'
    let problem: RowProblem = 'date'
    const day = this.value(field, 'date', (text) => {
      const read = readListDate(text, this.options.orders[field] ?? 'dmy', edge)
      if (read.ok) return {day: read.day}
      if (read.problem === 'noSuchDay') problem = 'noSuchDay'
      return undefined
    })
    const last = this.faults.at(-1)
    if (day === null && last?.problem === 'date') last.problem = problem
    return day?.day ?? null
  }
}

function penceOf(text: string): number | undefined {
  const pounds = readTypedPounds(text)
  return pounds === null ? undefined : toPence(pounds)
}
