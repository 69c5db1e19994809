import {bankDay} from './bank-day.ts'
import {bankPence} from './bank-sum.ts'
import type {LineFault, StatementColumns, StatementLine, StatementRow} from './statement-line.ts'

export interface ReadLines {
  lines: StatementLine[]
  faults: LineFault[]
  /** Totals, carried balances and empty lines. */
  skipped: number
}

const shown = 80

/** No bank prints more. */
export const longestText = 500

const total =
  /^(?:grand |sub ?)?totals?\b|(?:opening|closing|start|end|available|cleared) balance|balance (?:brought|carried) forward|^b\/f|^c\/f|end of (?:file|statement)/i

const notBooked = /^(?:pending|declined|reverted|failed|cancell?ed|denied|expired|on hold|removed|refused)/i

const spent = /^(?:d|dr|debit|out|-)$/i

/** Reads rows as the columns say. Nothing is lost: each row is a line, a fault, or counted in `skipped`. */
export function linesOf(rows: StatementRow[], columns: StatementColumns): ReadLines {
  const read: ReadLines = {lines: [], faults: [], skipped: 0}
  for (const row of rows) {
    const result = lineOf(row, columns)
    if (result === null) read.skipped += 1
    else if ('code' in result) read.faults.push({...result, cell: result.cell.slice(0, shown)})
    else read.lines.push(result)
  }
  return read
}

function lineOf({line, cells}: StatementRow, columns: StatementColumns): StatementLine | LineFault | null {
  const at = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''))
  const text = columns.texts.map(at).map(plain).filter(Boolean).join(' ').slice(0, longestText)
  const sums = [columns.amount, columns.in, columns.out].map(at)
  const whole = cells.filter(Boolean).join(' ')
  if (whole === '') return null
  const isEmpty = sums.every((cell) => cell === '')
  if (total.test(plain(whole)) && (isEmpty || at(columns.date) === '')) return null
  if (cells.length <= Math.min(columns.date, columns.amount ?? columns.in ?? 0))
    return {line, code: 'columns', cell: whole}
  const day = bankDay(at(columns.date), columns.dateOrder)
  if (!day.ok) return {line, code: day.code, cell: at(columns.date) || whole}
  const refused = refusal(at(columns.currency), at(columns.status))
  if (refused) return {line, ...refused}
  if (isEmpty) return {line, code: cells.length <= lastSum(columns) ? 'columns' : 'amount', cell: whole}
  const sum = sumOf(sums, at(columns.direction))
  if (!sum.ok) return {line, code: sum.code, cell: sum.cell}
  const balance = at(columns.balance)
  const read = balance === '' ? null : bankPence(balance)
  return {
    line,
    on: day.on,
    pence: sum.pence,
    text,
    bankId: at(columns.id) || null,
    balancePence: read?.ok ? read.pence : null,
  }
}

type Sum = {ok: true; pence: number} | {ok: false; code: LineFault['code']; cell: string}

function sumOf([amount = '', received = '', paid = '']: string[], direction: string): Sum {
  const [signed, into, out] = [amount, received, paid].map((cell) =>
    cell === '' ? {ok: true as const, pence: 0} : bankPence(cell),
  )
  for (const [cell, sum] of [
    [amount, signed],
    [received, into],
    [paid, out],
  ] as const) {
    if (sum && !sum.ok) return {...sum, cell}
  }
  const [change, plus, minus] = [signed, into, out].map((sum) => (sum?.ok ? sum.pence : 0))
  if (plus && minus) return {ok: false, code: 'inAndOut', cell: `${received} ${paid}`}
  if (change) return {ok: true, pence: spent.test(direction) ? -Math.abs(change) : change}
  // Some banks print money out with a minus, others without.
  return {ok: true, pence: plus || -Math.abs(minus ?? 0) || 0}
}

function refusal(currency: string, status: string): Pick<LineFault, 'code' | 'cell'> | null {
  if (currency !== '' && !/^(?:gbp|£)$/i.test(currency)) return {code: 'otherCurrency', cell: currency}
  return notBooked.test(status) ? {code: 'notBooked', cell: status} : null
}

const lastSum = (columns: StatementColumns) =>
  Math.max(columns.amount ?? 0, columns.in ?? 0, columns.out ?? 0)

/** NatWest begins texts with an apostrophe. */
const plain = (cell: string) => cell.slice(0, longestText).replaceAll(/\s+/g, ' ').replace(/^'/, '').trim()
