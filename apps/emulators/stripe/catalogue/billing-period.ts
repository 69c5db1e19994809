/** The start and the end are in seconds since 1970, and the end is the start of the next period. */
export interface Period {
  start: number
  end: number
}

export type Interval = 'month' | 'year'

const monthsOf = {month: 1, year: 12} as const

/** Periods end at the time of day and on the day of the month of their anchor, or on the last day of a shorter month. */
export function periodAfter(anchor: number, start: number, interval: Interval): Period {
  const first = new Date(anchor * 1000)
  const last = new Date(start * 1000)
  const passed =
    (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth()
  return {start, end: monthsLater(first, passed + monthsOf[interval])}
}

function monthsLater(from: Date, months: number): number {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const moved = new Date(from)
  moved.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return moved.getTime() / 1000
}
