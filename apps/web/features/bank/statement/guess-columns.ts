import {misfits} from './accounts.ts'
import {inAndOutByHeading} from './column-headings.ts'
import {bankDay} from './bank-day.ts'
import {bankPence} from './bank-sum.ts'
import {looksLikeMovement} from './csv-rows.ts'
import {linesOf} from './lines-of.ts'
import type {StatementColumns, StatementRow} from './statement-line.ts'

const sample = 300

/**
 * Tells the columns of a file without headings, such as HSBC's, by what they hold. Null if no line has a day and a sum. `above`
 * is the row before the first one: it may name some of them.
 */
export function columnsByContent(rows: StatementRow[], above: string[] = []): StatementColumns | null {
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
  const columns = {date, texts, dateOrder: 'dmy' as const}
  const areTurns = second !== undefined && some.every(({cells}) => !cells[first] || !cells[second])
  if (areTurns) {
    const named = inAndOutByHeading(above)
    const isNamed = named && [first, second].toSorted().join() === [named.in, named.out].toSorted().join()
    if (isNamed) return {...columns, ...named, ...(third === undefined ? {} : {balance: third})}
    return inAndOut(some, {...columns, ...(third === undefined ? {} : {balance: third})}, [first, second])
  }
  return {...columns, amount: first, ...(second === undefined ? {} : {balance: second})}
}

/** Of two columns of which each row fills one, the balance tells which is money in; else the one of British banks: out first. */
function inAndOut(rows: StatementRow[], columns: StatementColumns, [first, second]: [number, number]) {
  const british = {...columns, out: first, in: second}
  const other = {...columns, in: first, out: second}
  return misfits(linesOf(rows, other).lines) < misfits(linesOf(rows, british).lines) ? other : british
}
