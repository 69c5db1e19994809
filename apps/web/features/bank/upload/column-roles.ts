import type {StatementColumns} from '../statement/statement-line.ts'

export const columnRoles = [
  'none',
  'date',
  'amount',
  'in',
  'out',
  'text',
  'balance',
  'id',
  'direction',
  'fee',
  'net',
  'currency',
  'status',
] as const

/** What a column of a statement holds. */
export type ColumnRole = (typeof columnRoles)[number]

const single = columnRoles.filter((role) => role !== 'none' && role !== 'text')

/** The role of each column, in the order of the file. */
export function rolesOf(columns: StatementColumns, count: number): ColumnRole[] {
  return Array.from({length: count}, (_, place) => {
    if (columns.texts.includes(place)) return 'text'
    return single.find((role) => columns[role] === place) ?? 'none'
  })
}

/** Gives a column a role. One column has the sum, or two have the money in and the money out. */
export function withRole(columns: StatementColumns, place: number, role: ColumnRole): StatementColumns {
  const next: StatementColumns = {...columns, texts: columns.texts.filter((each) => each !== place)}
  for (const each of single) {
    // A statement without a date is none, so that column stays until another one has the role.
    if (next[each] === place && each !== 'date') delete next[each]
  }
  if (role === 'direction' || columns.direction === place) {
    delete next.spent
    delete next.received
  }
  if (role === 'none') return next
  if (role === 'text') return {...next, texts: [...next.texts, place].toSorted((one, other) => one - other)}
  if (role === 'amount') {
    delete next.in
    delete next.out
  }
  if (role === 'in' || role === 'out') delete next.amount
  // What was said of the signs of one column is not true of another.
  if (['amount', 'in', 'out', 'direction'].includes(role)) delete next.isTurned
  return {...next, [role]: place}
}
