import type {Language} from '@site/schemas/languages'
import {yearsAfter, type MemberChanges, type Outcome} from './decide-rows.ts'
import type {ListRow} from './read-rows.ts'

/** For what the list does not say. The sum is in pence; 0 if nobody knows it. */
export interface ImportDefaults {
  language: Language
  pence: number | null
}

/** A year that was paid for before: it ends on `until`, and the money came on `paidOn`. */
interface PaidYear {
  until: string
  paidOn: string
  pence: number
  method: string
}

/** What `import_members()` takes for one row. */
export type ImportRow = {line: number; year?: PaidYear} & (
  {add: NewMember; isAnother: boolean} | {id: string; change: MemberChanges}
)

interface NewMember {
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  postalAddress: string | null
  locale: Language
  joinedOn: string | null
  isHonorary: boolean
}

/** Rows that change nothing are left out. */
export function importRows(outcomes: readonly Outcome[], defaults: ImportDefaults): ImportRow[] {
  return outcomes.flatMap((outcome): ImportRow[] => {
    const {row} = outcome
    if (outcome.kind === 'new') {
      const year = yearOf(row, defaults)
      const add = newMember(row, defaults)
      return [{line: row.line, add, isAnother: outcome.isAnother, ...(year && {year})}]
    }
    if (outcome.kind !== 'known') return []
    const year = outcome.addsYear ? yearOf(row, defaults) : undefined
    const hasChanges = year !== undefined || Object.keys(outcome.changes).length > 0
    return hasChanges
      ? [{line: row.line, id: outcome.member.id, change: outcome.changes, ...(year && {year})}]
      : []
  })
}

const newMember = (row: ListRow, {language}: ImportDefaults): NewMember => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  postalAddress: row.postalAddress,
  locale: row.language ?? language,
  joinedOn: row.since,
  isHonorary: row.method === 'honorary',
})

/** Without the day of the payment, the year is one year long. */
function yearOf({until, paidOn, pence, method}: ListRow, defaults: ImportDefaults): PaidYear | undefined {
  const end = until ?? (paidOn === null ? null : yearsAfter(paidOn, 1))
  if (end === null) return undefined
  const isFree = method === 'honorary'
  return {
    until: end,
    paidOn: paidOn ?? yearsAfter(end, -1),
    pence: isFree ? 0 : (pence ?? defaults.pence ?? 0),
    method: method ?? 'bank_transfer',
  }
}

/** Whether a year is imported whose sum the list does not say. */
export const lacksSum = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(
    (outcome) =>
      (outcome.kind === 'new' || (outcome.kind === 'known' && outcome.addsYear)) &&
      outcome.row.pence === null &&
      outcome.row.method !== 'honorary' &&
      (outcome.row.until !== null || outcome.row.paidOn !== null),
  )
