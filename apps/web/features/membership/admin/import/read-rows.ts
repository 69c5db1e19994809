import {fold} from '@site/schemas/fold'
import type {Language} from '@site/schemas/languages'
import {londonToday} from '@site/schemas/london-time/instant'
import {countCharacters} from '@site/schemas/texts/count-characters'
import {readableLine, readableText} from '@site/schemas/texts/readable-text'
import {joinAddress} from './list-addresses.ts'
import type {ListField} from './list-fields.ts'
import {isNothing, readYesNo, type ListMethod} from './list-words.ts'
import {
  cellQuestionId,
  cellReaders,
  readingsOf,
  type CellOptions,
  type ReadField,
  type UnreadCell,
} from './read-cells.ts'
import {WITHOUT_RESULT, type TableRow} from './list-sheet.ts'
import type {ListTable} from './recognise-columns.ts'
import {isCouple, splitCouple, type CoupleNames} from './split-couple.ts'
import {splitName, type PersonName} from './split-name.ts'

type RowProblem = 'noName' | 'noSurname' | 'couple' | 'tooLong'

/** Why nobody can tell of whom a row is. */
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
  isHonorary: boolean | null
  isDeceased: boolean | null
  faults: RowFault[]
  /** Cells that are asked about. Until then, what they say is null. */
  unread: UnreadCell[]
  /** All cells of the row, by which a repetition is known. */
  content: string
}

export interface ReadingOptions extends CellOptions {
  /** What was answered about cells, by `cellQuestionId`. */
  answers: Readonly<Record<string, string>>
  /** The end of the year that somebody paid of whom a list says only that they have. */
  paidUntil?: string
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

export const readRows = ({rows, ...columns}: ListColumns, options: ReadingOptions) =>
  rows.map((row): ListRow => {
    const reader = new RowReader(columns, row, options)
    return {line: row.line, content: JSON.stringify(row.cells), ...reader.read()}
  })

type ListColumns = Pick<ListTable, 'rows' | 'fields' | 'headings'>

type ReadName = PersonName & Pick<ListRow, 'otherNames' | 'couple'>

const limits = {name: 80, address: 500}

/** Reads one row, and collects what cannot be read. */
class RowReader {
  private readonly faults: RowFault[] = []
  private readonly unread: UnreadCell[] = []

  private readonly columns: Omit<ListColumns, 'rows'>
  private readonly cells: readonly string[]
  /** The fee is in a cell that is merged with that of the row above: another person has it. */
  private readonly isPaidAbove: boolean
  private readonly options: ReadingOptions

  constructor(columns: Omit<ListColumns, 'rows'>, {cells, merged = []}: TableRow, options: ReadingOptions) {
    this.columns = columns
    this.cells = cells
    this.isPaidAbove = merged.includes(columns.fields.indexOf('sum'))
    this.options = options
  }

  read(): Omit<ListRow, 'line' | 'content'> {
    const method = this.value('method')
    return {
      ...this.names(),
      email: this.value('email'),
      phone: this.value('phone'),
      postalAddress: this.address(),
      language: this.value('language'),
      since: this.value('since'),
      hasEnds: this.columns.fields.includes('until'),
      ...this.payment(method),
      reference: /^M(?:\d{6}|\d{8})$/.exec(this.text('reference').toUpperCase())?.[0] ?? null,
      household: this.line('household'),
      payer: this.line('payer'),
      isHonorary: this.value('honorary') ?? (method === 'honorary' || null),
      isDeceased: this.value('deceased'),
      faults: this.faults,
      unread: this.unread,
    }
  }

  /** Who says that nothing was paid has no year to come. A word never outweighs a sum. */
  private payment(method: ListMethod | null): Pick<ListRow, 'until' | 'paidOn' | 'pence' | 'method'> {
    const [until, paidOn, pence] = [this.value('until'), this.value('paidOn'), this.value('sum')]
    const paid = this.value('paid')
    if (paid === false || [...paymentFields].some((field) => isUnpaid(this.text(field)))) {
      const isPast = until !== null && until < londonToday()
      return {until: isPast ? until : null, paidOn: null, pence: null, method: null}
    }
    const hasDay = until !== null || paidOn !== null
    const end = paid === true && !hasDay ? (this.options.paidUntil ?? null) : until
    if (this.isPaidAbove) return {until: end, paidOn, pence: null, method: 'household'}
    const isWithoutMoney = method === 'honorary' || method === 'household'
    return {until: end, paidOn, pence, method: isWithoutMoney && (pence ?? 0) > 0 ? null : method}
  }

  private text(field: ListField): string {
    const text = readableText(this.cells[this.columns.fields.indexOf(field)] ?? '')
    return text === WITHOUT_RESULT ? '' : text
  }

  private line(field: ListField): string | null {
    const text = readableLine(this.text(field))
    return isNothing(text) ? null : text
  }

  private value<Field extends ReadField>(
    field: Field,
  ): Exclude<ReturnType<(typeof cellReaders)[Field]>, undefined> | null {
    type Value = Exclude<ReturnType<(typeof cellReaders)[Field]>, undefined>
    const column = this.columns.fields.indexOf(field)
    const text = readableText(this.cells[column] ?? '')
    const meant = this.options.answers[cellQuestionId({field, text})] ?? text
    if (isNothing(meant) || (paymentFields.has(field) && isUnpaid(meant))) return null
    const reader: (typed: string, options: CellOptions) => unknown = cellReaders[field]
    const read = reader(meant, this.options) as Value | undefined
    if (read !== undefined) return read
    const readings = readingsOf(field, text, this.options)
    this.unread.push({field, column: this.columns.headings[column] ?? '', text, readings})
    return null
  }

  private names(): ReadName {
    const first = readableLine(this.text('firstName'))
    const last = readableLine(this.text('lastName'))
    const order = this.columns.fields.includes('fullName') ? 'fullName' : 'surnameFirst'
    const full = readableLine(this.text(order))
    const isFull = first === '' && last === '' && full !== ''
    const cells = isFull ? {first: full, last: ''} : {first, last}
    if (isTotal(full || `${first} ${last}`)) {
      this.fault('noName', full || first || last)
    } else if (isCouple(cells.first) || isCouple(cells.last)) {
      const couple = splitCouple(cells, order) ?? null
      if (!couple) this.fault('couple', `${cells.first} ${cells.last}`.trim())
      return {...this.named(cells.first, cells.last), couple}
    } else if (isFull) {
      const split = splitName(full, order)
      if (split.ok)
        return {...this.named(split.name.firstName, split.name.lastName), otherNames: split.others}
      this.fault('noSurname', full)
    } else if (first === '' || last === '') {
      this.fault(first === '' ? 'noName' : 'noSurname', first || last)
    }
    return this.named(first, last || full)
  }

  private named(firstName: string, lastName: string): ReadName {
    const long = [firstName, lastName].find((name) => countCharacters(name) > limits.name)
    if (long !== undefined) this.fault('tooLong', long)
    return {firstName, lastName, otherNames: [], couple: null}
  }

  private fault(problem: RowProblem, text: string) {
    this.faults.push({problem, text})
  }

  private address(): string | null {
    const parts = this.cells
      .filter((_, column) => this.columns.fields[column] === 'address')
      .map(readableText)
    const text = joinAddress(parts.filter((part) => !isNothing(part)))
    const address = this.options.answers[cellQuestionId({field: 'address', text})] ?? text
    if (countCharacters(address) <= limits.address) return address || null
    this.unread.push({field: 'address', column: '', text, readings: []})
    return null
  }
}

/** The line below a list is nobody. */
const isTotal = (name: string) => /^(is )?viso\b|^(sub|grand )?total\b/.test(fold(name))

const paymentFields: ReadonlySet<ListField> = new Set(['sum', 'method', 'paidOn', 'until'])

/** ‘Unpaid’ may stand in the place of a day, a sum or a method. A sum of nothing is another matter. */
const isUnpaid = (text: string): boolean => !/^\d/.test(text) && readYesNo(text, 'paid') === false
