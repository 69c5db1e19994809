import type {ReadLines} from './lines-of.ts'
import {checkBalances} from './balance-check.ts'
import {linesOf} from './lines-of.ts'
import type {DateOrder, StatementColumns, StatementRow} from './statement-line.ts'

interface Reading {
  order: DateOrder
  /** In the order of the file. */
  days: string[]
  last: string
  /** Cells that are no days, and days to come. */
  misread: number
  span: number
  isInOrder: boolean
}

const dayMs = 86_400_000

/** Older money is not booked, and nobody adds its statement. */
const recentDays = 730

/** A statement is of months. */
const longSpan = 300

/**
 * The orders of day, month and year in which the whole file makes sense, the likeliest first: its days exist and are not to
 * come, the last is not years ago, they go one way in time, and lie close together. More than one has to be asked.
 */
export function dateOrders(rows: StatementRow[], columns: StatementColumns, today: string): DateOrder[] {
  const isYearFirst = rows.some(({cells}) => /^\d{4}/.test(cells[columns.date] ?? ''))
  const orders: DateOrder[] = isYearFirst ? ['ymd', 'dmy', 'mdy'] : ['dmy', 'mdy', 'ymd']
  let readings = orders
    .map((order) => reading(order, linesOf(rows, {...columns, dateOrder: order}), today))
    .filter(({days}, place, all) => all.findIndex((each) => each.days.join() === days.join()) === place)
  const keep = (isLikely: (each: Reading) => boolean) => {
    if (readings.some(isLikely)) readings = readings.filter(isLikely)
  }
  const fewest = Math.min(...readings.map(({misread}) => misread))
  keep(({misread}) => misread === fewest)
  keep(({last}) => last >= daysBefore(today, recentDays))
  keep(({isInOrder}) => isInOrder)
  const shortest = Math.min(...readings.map(({span}) => span))
  keep(({span}) => span <= Math.max(longSpan, shortest * 20))
  return readings.map(({order}) => order)
}

const mostOrderedBy = 5

function reading(order: DateOrder, {lines, faults}: ReadLines, today: string): Reading {
  const days = lines.map(({on}) => on)
  const steps = days.slice(1).map((day, index) => day.localeCompare(days[index] ?? day))
  const {isNewestFirst} = checkBalances(lines)
  const [rises, falls] = [steps.every((step) => step >= 0), steps.every((step) => step <= 0)]
  // Two or three days go one way by chance, unless the balances tell which way.
  const isInOrder =
    isNewestFirst === null ? days.length >= mostOrderedBy && (rises || falls) : isNewestFirst ? falls : rises
  const sorted = days.toSorted()
  return {
    order,
    days,
    last: sorted.at(-1) ?? '',
    misread:
      faults.filter(({code}) => code === 'date' || code === 'noSuchDay').length +
      days.filter((day) => day > daysBefore(today, -1)).length,
    span: (Date.parse(sorted.at(-1) ?? '') - Date.parse(sorted[0] ?? '')) / dayMs,
    isInOrder,
  }
}

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)
