import {createDraft} from '#/ui/forms/draft.ts'
import type {Language} from '@site/schemas/languages'
import {toPence} from '@site/schemas/money/pence'
import {readTypedPounds} from '@site/schemas/money/typed-pounds'
import {decideList, type DecidedList} from './decide-list.ts'
import type {Answers} from './decide-rows.ts'
import {dateFields, type ColumnField, type DateField} from './list-fields.ts'
import {dateOrdersOf, type DateOrder} from './list-dates.ts'
import {isWithoutSum, lacksSum} from './import-request.ts'
import type {KnownMembers} from './known-members.ts'
import {readRows} from './read-rows.ts'
import type {ListTable} from './recognise-columns.ts'

/** A list that is being imported, with what was chosen and answered so far. */
export interface ImportState {
  step: 'columns' | 'questions' | 'summary'
  fileName: string
  table: ListTable
  known: KnownMembers
  /** Addresses and phones of the members. */
  contacts: ReadonlySet<string>
  orders: Partial<Record<DateField, DateOrder>>
  /** Whether hidden rows are taken; undefined until it is said. */
  takesHidden: boolean | undefined
  /** Until when they have paid of whom the list says only that they have. */
  paidUntil: string
  language: Language
  /** In pounds, as typed. */
  sum: string
  answers: Answers
  /** The ids of the questions that each press has answered. */
  answered: readonly (readonly string[])[]
}

/** It outlives a wrong press on another tab, and nothing else. */
export const importDraft = createDraft<ImportState>()

export interface OrderQuestion {
  field: DateField
  column: string
  sample: string
  orders: readonly DateOrder[]
  isMixed: boolean
}

const valuesOf = ({fields, rows}: ListTable, field: DateField) => {
  const column = fields.indexOf(field)
  return column === -1 ? [] : rows.map(({cells}) => cells[column] ?? '')
}

/** The end of the year that the heading of a column names: „Sumokėta 2026“. */
export function paidUntilOf({fields, headings}: ListTable): string {
  const year = /\b20\d\d\b/.exec(headings[fields.indexOf('paid')] ?? '')?.[0]
  return year ? `${year}-12-31` : ''
}

/** The columns of dates that do not show whether the day, the month or the year comes first. */
export function orderQuestions(table: ListTable): OrderQuestion[] {
  return dateFields.flatMap((field) => {
    const values = valuesOf(table, field)
    const {orders, isMixed} = dateOrdersOf(values, field)
    if (orders.length === 1) return []
    const sample = [...new Set(values.filter((value) => /\d[./-]\d/.test(value)))].slice(0, 3).join(', ')
    return [
      {
        field,
        column: table.headings[table.fields.indexOf(field)] || sample,
        sample,
        orders,
        isMixed,
      },
    ]
  })
}

/** The order of each column of dates: what it shows, or else what was chosen. */
function ordersOf({table, orders}: Pick<ImportState, 'table' | 'orders'>): ImportState['orders'] {
  return Object.fromEntries(
    dateFields.map((field) => {
      const {orders: possible} = dateOrdersOf(valuesOf(table, field), field)
      return [field, possible.length === 1 ? possible[0] : orders[field]]
    }),
  )
}

type ReadState = Pick<
  ImportState,
  'table' | 'orders' | 'takesHidden' | 'paidUntil' | 'contacts' | 'answers' | 'known'
>

/** Reads the list and decides each row, as far as the answers reach. */
export function decideState(state: ReadState): DecidedList {
  const {table, takesHidden = true, paidUntil, contacts, answers, known} = state
  const rows = table.rows.filter(({isHidden}) => takesHidden || !isHidden)
  return decideList(
    readRows({...table, rows}, {orders: ordersOf(state), known: contacts, answers, paidUntil}),
    known,
    answers,
  )
}

export type ColumnsFault = 'noName' | 'hiddenMissing' | 'orderMissing' | 'paidUntilMissing' | 'sumFault'

/** Why the columns are not ready; undefined if they are. */
export function columnsFault(state: ImportState, decided: DecidedList): ColumnsFault | undefined {
  const has = (field: ColumnField) => state.table.fields.includes(field)
  if (!has('fullName') && !has('surnameFirst') && !(has('firstName') && has('lastName'))) return 'noName'
  if (state.takesHidden === undefined && hiddenRows(state.table) > 0) return 'hiddenMissing'
  if (orderQuestions(state.table).some(({field}) => !state.orders[field])) return 'orderMissing'
  if (has('paid') && state.paidUntil === '') return 'paidUntilMissing'
  return mayLackSum(decided) && penceOf(state.sum) === null ? 'sumFault' : undefined
}

export const hiddenRows = ({rows}: ListTable): number => rows.filter(({isHidden}) => isHidden).length

/** Also of a row that is still doubtful. */
export const mayLackSum = ({outcomes, households}: DecidedList): boolean =>
  lacksSum(outcomes, households) || outcomes.some(({kind, row}) => kind === 'question' && isWithoutSum(row))

/** Null if it is no sum. */
export function penceOf(typed: string): number | null {
  const pounds = readTypedPounds(typed)
  return pounds === null || pounds > 10_000 ? null : toPence(pounds)
}

/** Gives a column another meaning, and takes that away from the column that had it. */
export function chooseField(table: ListTable, column: number, chosen: ColumnField): ListTable {
  const fields = table.fields.map((field, index) => {
    if (index === column) return chosen
    return field === chosen && chosen !== 'address' ? null : field
  })
  return {...table, fields}
}
