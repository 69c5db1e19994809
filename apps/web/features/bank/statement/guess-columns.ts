import {bankDay, numbersBeforeYear} from './bank-day.ts'
import {bankPence} from './bank-sum.ts'
import {looksLikeMovement} from './csv-rows.ts'
import type {DateOrder, StatementColumns, StatementRow} from './statement-line.ts'

const sample = 300

/** Tells the columns of a file without headings, such as HSBC's, by what they hold. Null if no line has a day and a sum. */
export function columnsByContent(rows: StatementRow[]): StatementColumns | null {
  const some = rows.filter(({cells}) => looksLikeMovement(cells)).slice(0, sample)
  const width = Math.max(0, ...some.map(({cells}) => cells.length))
  const places = Array.from({length: width}, (_, index) => index)
  const values = (place: number) => some.map(({cells}) => cells[place] ?? '').filter(Boolean)
  const mostly = (place: number, holds: (cell: string) => boolean) =>
    values(place).length > 0 && values(place).filter(holds).length >= values(place).length * 0.8
  const date = places.find((place) =>
    mostly(place, (cell) => bankDay(cell, 'dmy').ok || bankDay(cell, 'mdy').ok),
  )
  if (date === undefined) return null
  const isSum = (cell: string) => bankPence(cell).ok && /[.,]\d{1,2}\b|^[-(£]/.test(cell)
  const sums = places.filter((place) => place !== date && mostly(place, isSum))
  const [first, second, third] = sums
  if (first === undefined) return null
  const texts = places.filter(
    (place) => place !== date && !sums.includes(place) && mostly(place, (cell) => /\p{L}/u.test(cell)),
  )
  const columns = {date, texts, dateOrder: dateOrderOf(some.map(({cells}) => cells[date] ?? '')).order}
  const areTurns = second !== undefined && some.every(({cells}) => !cells[first] || !cells[second])
  if (areTurns) return {...columns, ...inAndOut(some, first, second, third)}
  return {...columns, amount: first, ...(second === undefined ? {} : {balance: second})}
}

/** Of two columns of which each row fills one, the balance tells which is money in; else the one of British banks: out first. */
function inAndOut(rows: StatementRow[], first: number, second: number, balance: number | undefined) {
  if (balance === undefined) return {out: first, in: second}
  const columns: StatementColumns = {date: 0, texts: [], dateOrder: 'dmy', out: first, in: second, balance}
  return balanceSign(rows, columns) < 0
    ? {in: first, out: second, balance}
    : {out: first, in: second, balance}
}

/** 1 if the balances follow from the sums, -1 if from their opposites, 0 if nothing can be told. */
export function balanceSign(rows: StatementRow[], columns: StatementColumns): -1 | 0 | 1 {
  const value = (row: StatementRow | undefined, place: number | undefined) => {
    const sum = bankPence(row?.cells[place ?? -1] ?? '')
    return sum.ok ? sum.pence : null
  }
  const changes = rows.map(
    (row) =>
      value(row, columns.amount) ?? (value(row, columns.in) || -Math.abs(value(row, columns.out) ?? 0)),
  )
  const balances = rows.map((row) => value(row, columns.balance))
  let sign = 0
  for (let index = 1; index < rows.length; index += 1) {
    const [before, after] = [balances[index - 1], balances[index]]
    if (before == null || after == null) continue
    // The newest line is first or last.
    const steps = [after - before === changes[index], before - after === changes[index - 1]]
    const opposite = [
      after - before === -(changes[index] ?? 0),
      before - after === -(changes[index - 1] ?? 0),
    ]
    if (steps.includes(true) !== opposite.includes(true)) sign += steps.includes(true) ? 1 : -1
  }
  return sign > 0 ? 1 : sign < 0 ? -1 : 0
}

/** `isSure` is false if both orders of day and month would do. */
export function dateOrderOf(cells: string[]): {order: DateOrder; isSure: boolean} {
  const pairs = cells.flatMap((cell) => {
    const pair = numbersBeforeYear(cell)
    return pair ? [pair] : []
  })
  if (pairs.length === 0)
    return {order: cells.some((cell) => /^\d{4}/.test(cell)) ? 'ymd' : 'dmy', isSure: true}
  const dayFirst = pairs.filter(([first, second]) => first > 12 && second <= 12).length
  const monthFirst = pairs.filter(([first, second]) => second > 12 && first <= 12).length
  if (dayFirst !== monthFirst) return {order: dayFirst > monthFirst ? 'dmy' : 'mdy', isSure: true}
  if (pairs.every(([first, second]) => first === second)) return {order: 'dmy', isSure: true}
  const [inDays, inMonths] = [isInOrder(cells, 'dmy'), isInOrder(cells, 'mdy')]
  return inDays === inMonths || pairs.length < 5
    ? {order: 'dmy', isSure: false}
    : {order: inDays ? 'dmy' : 'mdy', isSure: true}
}

/** Statements go forward or backward in time. */
function isInOrder(cells: string[], order: DateOrder): boolean {
  const days = cells.flatMap((cell) => {
    const day = bankDay(cell, order)
    return day.ok ? [day.on] : []
  })
  const pairs = days.slice(1).map((day, index) => day.localeCompare(days[index] ?? day))
  return pairs.every((step) => step >= 0) || pairs.every((step) => step <= 0)
}
