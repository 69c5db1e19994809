const MOST_POUNDS = 100_000

/** Grouped by spaces, as banks print them, with a point or a comma before the pence. */
const typedSum = /^£?(\d{1,6})(?:[.,](\d{1,2}))?£?$/

/** A sum that somebody typed, such as `1 250,50` or `£15`, in pence; null for anything that is none. */
export function typedPence(typed: string): number | null {
  const [, pounds, pence = ''] = typedSum.exec(typed.replaceAll(/\s/g, '')) ?? []
  if (pounds === undefined) return null
  const sum = Number(pounds) * 100 + Number(pence.padEnd(2, '0'))
  return sum > 0 && sum <= MOST_POUNDS * 100 ? sum : null
}

/** Pence as they are typed: `15`, `12.50`. */
export function toTyped(pence: number): string {
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2)
}

/** Today in London, as date fields take it: `2026-03-01`. */
export function todayInLondon(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', {timeZone: 'Europe/London'}).format(now)
}

/** Transfers are entered up to two years later. */
const MOST_DAYS = 730

/** True for a date that the database takes as the day on which money came or went. */
export function isPastDay(day: string, today = todayInLondon()): boolean {
  const earliest = new Date(Date.parse(today) - MOST_DAYS * 86_400_000).toISOString().slice(0, 10)
  return /^\d{4}-\d\d-\d\d$/.test(day) && day <= today && day >= earliest
}
