import {createDraft} from '#/ui/forms/draft.ts'
import {toPence} from '@site/schemas/money/pence'
import {readTypedPounds} from '@site/schemas/money/typed-pounds'
import {decideList, type DecidedList} from './decide-list.ts'
import type {Answers, ListQuestion} from './decide-rows.ts'
import {dateFields, type ColumnField, type DateField} from './list-fields.ts'
import {dateOrdersOf} from './list-dates.ts'
import {lacksDay, lacksSum, type ImportDefaults} from './import-request.ts'
import type {KnownMembers} from './known-members.ts'
import {readRows} from './read-rows.ts'
import type {ListTable} from './recognise-columns.ts'

/** A list that is being imported, with what was chosen and answered so far. */
export interface ImportState {
  step: 'columns' | 'questions' | 'summary'
  fileName: string
  table: ListTable
  known: KnownMembers
  answers: Answers
  /** The ids of the questions that each press has answered. */
  answered: readonly (readonly string[])[]
}

/** It outlives a wrong press on another tab, and nothing else. */
export const importDraft = createDraft<ImportState>()

const hiddenLines = ({rows}: ListTable) => rows.flatMap(({isHidden, line}) => (isHidden ? [line] : []))

const paidHeading = ({fields, headings}: ListTable) => headings[fields.indexOf('paid')] ?? ''

const idOf = {
  hidden: (table: ListTable) => `hidden ${hiddenLines(table).join()}`,
  paidUntil: (table: ListTable) => `paidUntil ${paidHeading(table)}`,
}

/** What a column of dates does not show: whether the day, the month or the year comes first. */
function orderQuestion(table: ListTable, field: DateField) {
  const place = table.fields.indexOf(field)
  const values = place === -1 ? [] : table.rows.map(({cells}) => cells[place] ?? '')
  const {orders, isMixed} = dateOrdersOf(values, field)
  const sample = [...new Set(values.filter((value) => /\d[./-]\d/.test(value)))].slice(0, 3).join(', ')
  const column = table.headings[place] || sample
  return {kind: 'order' as const, id: `order ${field} ${column}`, column, sample, orders, isMixed}
}

/** What the rows cannot be read without. */
function tableQuestions(table: ListTable): ListQuestion[] {
  const {length: count} = hiddenLines(table)
  const year = /\b20\d\d\b/.exec(paidHeading(table))?.[0]
  const orders = dateFields.map((field) => orderQuestion(table, field))
  return [
    ...(count > 0 ? [{kind: 'hidden' as const, id: idOf.hidden(table), count}] : []),
    ...orders.filter((each) => each.orders.length > 1),
    ...(table.fields.includes('paid')
      ? [{kind: 'paidUntil' as const, id: idOf.paidUntil(table), proposed: year ? `${year}-12-31` : ''}]
      : []),
  ]
}

/** What the list does not say of those who are imported. That is known once all else is answered. */
function defaultQuestions({outcomes, households}: DecidedList): ListQuestion[] {
  const withoutDay = lacksDay(outcomes, households).length
  return [
    ...(outcomes.some(({kind, row}) => kind === 'new' && row.language === null) ? [ask('language')] : []),
    ...(lacksSum(outcomes, households) ? [ask('sum')] : []),
    ...(withoutDay > 0 ? [{...ask('paidOn'), count: withoutDay}] : []),
  ]
}

const ask = <Kind extends 'language' | 'sum' | 'paidOn'>(kind: Kind) => ({kind, id: kind})

/** What was answered to the last of the questions. */
export const defaultsOf = (answers: Answers): ImportDefaults => ({
  language: answers['language'] === 'en' ? 'en' : 'lt',
  pence: penceOf(answers['sum'] ?? ''),
  paidOn: answers['paidOn'] === 'paidBefore' ? null : (answers['paidOn'] ?? null),
})

/** Reads the list and decides each row, as far as the answers reach. */
export function decideState(state: Pick<ImportState, 'table' | 'answers' | 'known'>): DecidedList {
  const {table, answers, known} = state
  const rows = table.rows.filter(({isHidden}) => !isHidden || answers[idOf.hidden(table)] !== 'leaveHidden')
  const orders = dateFields.map((field) => {
    const question = orderQuestion(table, field)
    const chosen = question.orders.find((order) => order === answers[question.id])
    return [field, chosen ?? question.orders[0]]
  })
  const decided = decideList(
    readRows(
      {...table, rows},
      {
        orders: Object.fromEntries(orders),
        known: known.contacts,
        answers,
        paidUntil: answers[idOf.paidUntil(table)],
      },
    ),
    known,
    answers,
  )
  const isOpen = ({id}: {id: string}) => answers[id] === undefined
  const groups = [tableQuestions(table).filter(isOpen), decided.questions]
  const questions = groups.find((group) => group.length > 0) ?? defaultQuestions(decided).filter(isOpen)
  return {...decided, questions}
}

/** Whether the columns say who is who. */
export function hasNames({fields}: ListTable): boolean {
  const has = (field: ColumnField) => fields.includes(field)
  return has('fullName') || has('surnameFirst') || (has('firstName') && has('lastName'))
}

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
