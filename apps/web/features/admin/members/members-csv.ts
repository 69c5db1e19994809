import {spreadsheetTime, type Cell} from '../list/csv.ts'
import type {Member} from './member.ts'

/** The columns of the export, in their order. */
export const memberCsvColumns = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'language',
  'status',
  'since',
  'until',
  'candidate',
  'method',
  'lastPaid',
  'lastSum',
  'transfer',
  'applied',
  'deceased',
] as const
type CsvColumn = (typeof memberCsvColumns)[number]

/** What the export says in the reader's language. */
export interface MemberWords {
  column: (column: CsvColumn) => string
  status: (status: Member['status']) => string
  method: (method: NonNullable<Member['method']>) => string
  language: (language: Member['language']) => string
  yes: string
}

/** A heading, then a row for each member. Sums are numbers of pounds. */
export function memberRows(members: readonly Member[], words: MemberWords): Cell[][] {
  return [
    memberCsvColumns.map(words.column),
    ...members.map((member) => {
      const cells = cellsOf(member, words)
      return memberCsvColumns.map((column) => cells[column] ?? '')
    }),
  ]
}

const timeOf = (instant: string | null) => instant && spreadsheetTime(instant)

function cellsOf(member: Member, words: MemberWords): Record<CsvColumn, Cell | null> {
  const {method, lastPaid, transfer} = member
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    phone: member.phone,
    language: words.language(member.language),
    status: words.status(member.status),
    since: timeOf(member.since),
    until: timeOf(member.until),
    candidate: member.isCandidate ? words.yes : null,
    method: method && words.method(method),
    lastPaid: lastPaid && spreadsheetTime(lastPaid.at),
    lastSum: lastPaid && lastPaid.pence / 100,
    transfer: transfer && !transfer.isLapsed ? transfer.pence / 100 : null,
    applied: spreadsheetTime(member.appliedAt),
    deceased: member.deceasedAt ? words.yes : null,
  }
}
