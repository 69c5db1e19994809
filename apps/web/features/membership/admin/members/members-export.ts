import type {Cell, Sheet} from '#/features/admin-list/sheet.ts'
import type {Member} from './member.ts'

export const memberExportColumns = [
  'reference',
  'firstName',
  'lastName',
  'email',
  'phone',
  'postalAddress',
  'language',
  'status',
  'since',
  'until',
  'honorary',
  'candidate',
  'method',
  'lastPaid',
  'lastSum',
  'transfer',
  'applied',
  'deceased',
  'household',
  'payer',
] as const
type ExportColumn = (typeof memberExportColumns)[number]

export interface MemberWords {
  column: (column: ExportColumn) => string
  status: (status: Member['status']) => string
  method: (method: NonNullable<Member['method']>) => string
  language: (language: Member['language']) => string
  yes: string
}

export function memberSheet(members: readonly Member[], words: MemberWords): Sheet {
  return [
    memberExportColumns.map(words.column),
    ...members.map((member) => {
      const cells = cellsOf(member, words)
      return memberExportColumns.map((column) => cells[column])
    }),
  ]
}

const timeOf = (instant: string | null) => (instant === null ? null : new Date(instant))

function cellsOf(member: Member, words: MemberWords): Record<ExportColumn, Cell> {
  const {method, lastPaid, transfer} = member
  return {
    reference: member.reference,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    phone: member.phone,
    postalAddress: member.postalAddress,
    language: words.language(member.language),
    status: words.status(member.status),
    since: timeOf(member.since ?? member.joinedOn),
    // The year that was given last would look like an end.
    until: member.isHonorary ? null : timeOf(member.until),
    honorary: member.isHonorary ? words.yes : null,
    candidate: member.isCandidate ? words.yes : null,
    method: method && words.method(method),
    lastPaid: lastPaid && new Date(lastPaid.at),
    lastSum: lastPaid && {pence: lastPaid.pence},
    transfer: transfer && !transfer.isLapsed ? {pence: transfer.pence} : null,
    applied: new Date(member.appliedAt),
    deceased: member.deceasedAt ? words.yes : null,
    household: member.household?.payer?.reference ?? null,
    payer: member.household?.pays ? words.yes : null,
  }
}
