import {londonToday} from '@site/schemas/london-time/instant'
import type {Language} from '@site/schemas/languages'
import {endOfYear, type Outcome} from './decide-rows.ts'
import type {DecidedHouseholds, ListHousehold} from './list-households.ts'
import type {MemberChanges} from './member-differences.ts'
import type {ListRow} from './read-rows.ts'

/** For what the list does not say. The sum is in pence; 0 if nobody knows it. */
export interface ImportDefaults {
  language: Language
  pence: number | null
  /** Null if the fees came before the accounts of this site begin, on days that nobody knows. */
  paidOn: string | null
}

/** What `import_members()` takes for one row. */
export type ImportRow = {line: number; year?: PaidYear} & (
  {add: ReturnType<typeof newMember>; isAnother: boolean} | {id: string; change: MemberChanges}
)

/** What `import_members()` takes of the list. */
export interface ImportList {
  rows: ImportRow[]
  households: ListHousehold[]
}

/** Rows that change nothing are left out. */
export function importList(
  outcomes: readonly Outcome[],
  {households, paidFor}: DecidedHouseholds,
  defaults: ImportDefaults,
): ImportList {
  const joining = new Set(
    households.flatMap(({payer, lines}) => ('line' in payer ? [payer.line, ...lines] : lines)),
  )
  const newRows = new Map(outcomes.flatMap(({kind, row}) => (kind === 'new' ? [[row.line, row]] : [])))
  const sharedEnd = (line: number) => {
    const payer = paidFor.get(line)
    const row = payer && 'line' in payer ? newRows.get(payer.line) : undefined
    return row ? endOfYear(row) : null
  }
  const rows = outcomes.flatMap((outcome): ImportRow[] => {
    const {row} = outcome
    const isPaidFor = paidFor.has(row.line)
    if (outcome.kind === 'new') {
      const year = isCovered(row, sharedEnd(row.line)) ? undefined : yearOf(row, defaults, isPaidFor)
      const add = newMember(row, defaults)
      return [{line: row.line, add, isAnother: outcome.isAnother, ...(year && {year})}]
    }
    if (outcome.kind !== 'known') return []
    const {member, changes: change, addsYear} = outcome
    const year = addsYear ? yearOf(row, defaults, isPaidFor) : undefined
    const hasChanges = year !== undefined || Object.keys(change).length > 0 || joining.has(row.line)
    return hasChanges ? [{line: row.line, id: member.id, change, ...(year && {year})}] : []
  })
  return {rows, households}
}

const newMember = (row: ListRow, {language}: ImportDefaults) => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  postalAddress: row.postalAddress,
  locale: row.language ?? language,
  joinedOn: row.since,
  isHonorary: row.isHonorary === true,
})

/** Whether the year of a row without a sum follows from that of who pays, which the list has, too. */
const isCovered = (row: ListRow, sharedEnd: string | null) =>
  row.pence === null && (sharedEnd ?? '') > londonToday() && (endOfYear(row) ?? '9999') <= (sharedEnd ?? '')

/** A year that was paid for before, unless somebody else pays: it ends on `until`, and its money came on `paidOn`. */
function yearOf(row: ListRow, defaults: ImportDefaults, isPaidFor: boolean) {
  const {paidOn, pence, method, isHonorary} = row
  const until = endOfYear(row)
  if (until === null || (isPaidFor && method === 'household')) return undefined
  const isFree = pence === null && (isHonorary === true || method === 'household')
  return {
    until,
    paidOn: paidOn ?? defaults.paidOn,
    pence: pence ?? (isFree || isPaidFor ? 0 : (defaults.pence ?? 0)),
    method: isFree && isHonorary ? 'honorary' : paidBy(method),
  }
}

type PaidYear = NonNullable<ReturnType<typeof yearOf>>

const paidBy = (method: ListRow['method']) =>
  method === null || method === 'household' || method === 'honorary' ? 'bank_transfer' : method

/** Whether the list has a paid year whose sum it does not say. */
const isWithoutSum = ({pence, isHonorary, method, until, paidOn}: ListRow) =>
  pence === null && isHonorary !== true && method !== 'household' && (until ?? paidOn) !== null

/** The rows whose year is imported, but for those for whom somebody else pays. */
const paidRows = (outcomes: readonly Outcome[], {paidFor}: Pick<DecidedHouseholds, 'paidFor'>) =>
  outcomes.flatMap((outcome) => {
    const hasYear = outcome.kind === 'new' || (outcome.kind === 'known' && outcome.addsYear)
    return hasYear && !paidFor.has(outcome.row.line) ? [outcome.row] : []
  })

/** Whether a year is imported whose sum the list does not say. */
export const lacksSum = (outcomes: readonly Outcome[], households: Pick<DecidedHouseholds, 'paidFor'>) =>
  paidRows(outcomes, households).some(isWithoutSum)

/** The rows whose year is imported, and of whose fee the list does not say the day. */
export const lacksDay = (outcomes: readonly Outcome[], households: Pick<DecidedHouseholds, 'paidFor'>) =>
  paidRows(outcomes, households).filter(
    ({until, paidOn, pence, isHonorary}) =>
      until !== null && paidOn === null && (pence !== null || isHonorary !== true),
  )
