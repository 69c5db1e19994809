import {fold} from '@site/schemas/fold'
import {checkBalances} from './balance-check.ts'
import {bankDay} from './bank-day.ts'
import {bankPence} from './bank-sum.ts'
import {signOf} from './sign-column.ts'
import type {LineFault, ReadLine, StatementColumns, StatementRow} from './statement-line.ts'

export interface ReadLines {
  lines: ReadLine[]
  faults: LineFault[]
  /** Totals, carried balances and empty lines. */
  skipped: number
}

const shown = 80

/** No bank prints more. */
export const longestText = 500

const total =
  /^(?:grand |sub ?)?totals?\b|(?:opening|closing|start|end|available|cleared) balance|balance (?:brought|carried) forward|^b\/f|^c\/f|end of (?:file|statement)/i

/** A cell that holds only this names a balance or a turnover, even with a day and a sum. */
const carried =
  /^(?:(?:opening|closing) balance|turnover|likutis (?:pradziai|pabaigai)|(?:pradinis|galutinis) likutis|apyvarta)$/

/** What says that a movement is carried out. Whatever else a bank says may mean that it is not. */
const booked =
  /^(?:complet|book|settle|clear|post|success|succeed|paid|process(?:ed)?$|execut|accept|approv|finish|done|confirm|reconcil|received|sent$|ok$|ivykdyt|atlikt|uzskaityt|patvirtint)/

/** Kinds of PayPal's that keep money back for a while. */
const held = /\b(?:hold|release|reserve|authori[sz]ation|payment review)\b/

/** Reads rows as the columns say. Nothing is lost: each row is a line, a fault, or counted in `skipped`. */
export function linesOf(rows: StatementRow[], columns: StatementColumns, account = ''): ReadLines {
  const read: ReadLines = {lines: [], faults: [], skipped: 0}
  const hasComma = rows.some(({cells}) => sumsOf(cells, columns).some((cell) => /\d,\d\d\D*$/.test(cell)))
  for (const row of rows) {
    const result = linesIn(row, columns, hasComma)
    if (result === null) read.skipped += 1
    else if ('code' in result) read.faults.push({...result, cell: result.cell.slice(0, shown)})
    else
      read.lines.push(...result.map((line) => ({...line, account: line.account || (row.account ?? account)})))
  }
  return withoutUnmoved(read)
}

/** A sum that left the balance as it was is no movement, if all others are. */
function withoutUnmoved({lines, faults, skipped}: ReadLines): ReadLines {
  const {gaps, isNewestFirst} = checkBalances(lines)
  const unmoved = lines.filter(({pence, balancePence}, place) => {
    const before = lines[isNewestFirst ? place + 1 : place - 1]
    return pence !== 0 && balancePence !== null && balancePence === before?.balancePence
  })
  const moved = lines.filter((line) => !unmoved.includes(line))
  const check = checkBalances(moved)
  if (gaps.length === 0 || check.gaps.length > 0 || check.steps === 0) return {lines, faults, skipped}
  const notBooked = unmoved.map(({line, text}) => ({
    line,
    code: 'notBooked' as const,
    cell: text.slice(0, shown),
  }))
  return {
    lines: moved,
    faults: [...faults, ...notBooked].toSorted((one, other) => one.line - other.line),
    skipped,
  }
}

const sumsOf = (cells: string[], columns: StatementColumns): string[] =>
  [columns.amount, columns.in, columns.out].map((place) => cells[place ?? -1] ?? '')

/** The movement of a row, and its fee. */
function linesIn(
  {line, cells}: StatementRow,
  columns: StatementColumns,
  hasComma: boolean,
): ReadLine[] | LineFault | null {
  const at = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''))
  const text = columns.texts.map(at).map(plain).filter(Boolean).join(' ').slice(0, longestText)
  const sums = sumsOf(cells, columns)
  const whole = cells.filter(Boolean).join(' ')
  if (whole === '') return null
  const isEmpty = sums.every((cell) => cell === '')
  if (total.test(plain(whole)) && (isEmpty || !bankDay(at(columns.date), columns.dateOrder).ok)) return null
  if (columns.texts.some((place) => carried.test(fold(at(place))))) return null
  if (cells.length <= Math.min(columns.date, columns.amount ?? columns.in ?? 0))
    return {line, code: 'columns', cell: whole}
  const refused = refusal(at, columns)
  if (refused) return {line, ...refused}
  const day = bankDay(at(columns.date), columns.dateOrder)
  if (!day.ok) return {line, code: day.code, cell: at(columns.date) || whole}
  if (isEmpty) return {line, code: cells.length <= lastSum(columns) ? 'columns' : 'amount', cell: whole}
  const sum = sumOf(sums, hasComma)
  if (!sum.ok) return {line, code: sum.code, cell: sum.cell}
  const sign = columns.direction === undefined ? 1 : signOf(at(columns.direction), columns)
  if (sign === null || (columns.direction !== undefined && sum.pence < 0))
    return {line, code: 'direction', cell: at(columns.direction) || whole}
  const fee = feeOf(sum.pence * sign, columns, at, hasComma)
  if (!fee.ok) return {line, code: fee.code, cell: fee.cell}
  const balance = bankPence(at(columns.balance), hasComma)
  const turn = columns.isTurned ? -1 : 1
  const movement = {
    line,
    on: day.on,
    pence: sum.pence * sign * turn || 0,
    text,
    bankId: at(columns.id) || null,
    balancePence: balance.ok ? balance.pence : null,
    account: accountName((columns.accounts ?? []).map(at).join('')),
  }
  if (fee.pence === 0) return [movement]
  const gross = {...movement, balancePence: balance.ok ? balance.pence - fee.pence : null}
  return [
    // A fee for the account itself has no sum besides.
    ...(movement.pence === 0 ? [] : [gross]),
    {
      ...movement,
      pence: fee.pence,
      text: `${text} fee`.trim(),
      bankId: movement.bankId && `${movement.bankId} fee`,
    },
  ]
}

/** Of `Current account` nobody knows which one it is. */
export const accountName = (text: string): string => (/\d/.test(text) ? text.replaceAll(/\W/g, '') : '')

type At = (place: number | undefined) => string

function feeOf(pence: number, columns: StatementColumns, at: At, hasComma: boolean): Sum {
  const place = columns.net ?? columns.fee
  const cell = at(place)
  if (cell === '') return {ok: true, pence: 0}
  const read = bankPence(cell, hasComma)
  if (!read.ok) return {...read, cell}
  return {ok: true, pence: (place === columns.net ? read.pence - pence : -Math.abs(read.pence)) || 0}
}

type Sum = {ok: true; pence: number} | {ok: false; code: LineFault['code']; cell: string}

function sumOf([amount = '', received = '', paid = '']: string[], hasComma: boolean): Sum {
  const [signed, into, out] = [amount, received, paid].map((cell) =>
    cell === '' ? {ok: true as const, pence: 0} : bankPence(cell, hasComma),
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
  if (change) return {ok: true, pence: change}
  // Some banks print money out with a minus, others without.
  return {ok: true, pence: plus || -Math.abs(minus ?? 0) || 0}
}

function refusal(at: At, columns: StatementColumns): Pick<LineFault, 'code' | 'cell'> | null {
  const [currency, status, type, impact] = [
    columns.currency,
    columns.status,
    columns.type,
    columns.impact,
  ].map(at)
  if (currency && !/^(?:gbp|£)$/i.test(currency)) return {code: 'otherCurrency', cell: currency}
  if (status && !booked.test(fold(status))) return {code: 'notBooked', cell: status}
  if (impact && fold(impact) === 'memo') return {code: 'notBooked', cell: `${type} ${impact}`}
  // Only who keeps money back has a status beside the kind.
  return type && status && held.test(fold(type)) ? {code: 'notBooked', cell: type} : null
}

const lastSum = (columns: StatementColumns) =>
  Math.max(columns.amount ?? 0, columns.in ?? 0, columns.out ?? 0)

/** NatWest begins texts with an apostrophe. */
const plain = (cell: string) => cell.slice(0, longestText).replaceAll(/\s+/g, ' ').replace(/^'/, '').trim()
