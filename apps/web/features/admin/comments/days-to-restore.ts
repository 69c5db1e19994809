const DAY_MS = 24 * 3_600_000
const DAYS_KEPT = 7

/** For how many days, the begun one included, a comment deleted then can be brought back; 0 when they are over. */
export function daysToRestore(deletedAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) + DAYS_KEPT * DAY_MS - now) / DAY_MS))
}
