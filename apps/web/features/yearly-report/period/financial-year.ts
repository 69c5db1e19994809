/** A year that begins on the first of a month. Its days are ISO days of London, both included. */
export interface FinancialYear {
  year: number
  /** From 1 to 12. */
  begins: number
  first: string
  last: string
}

const iso = (date: Date) => date.toISOString().slice(0, 10)

/** @param year the calendar year in which it begins */
export function financialYear(year: number, begins: number): FinancialYear {
  return {
    year,
    begins,
    first: iso(new Date(Date.UTC(year, begins - 1, 1))),
    last: iso(new Date(Date.UTC(year + 1, begins - 1, 0))),
  }
}

/** @param today an ISO day of London */
export function presentYear(today: string, begins: number): number {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return month < begins ? year - 1 : year
}

/** It is 2026, or 2026/27 if it ends in the next calendar year. */
export function yearLabel(year: number, begins: number): string {
  return begins === 1 ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}
