/** Clocks differ. The next check, within a minute, finds what is taken for served by mistake. */
const CLOCK_SKEW_MS = 5000

const key = Symbol.for('site.content-served-until')

// Next bundles the check and the webhook's route separately, but they run in one process.
const shared = globalThis as {[key]?: number}

/**
 * Records that the pages have, or are about to be rendered with, all content up to a time in milliseconds since 1970.
 */
export function noteContentServed(until: number): void {
  shared[key] = until
}

/**
 * A transaction (its time in ISO 8601) may be served without its webhook: after a downtime, the Content Lake still
 * sends one for each change, and the site has found them all at its start.
 */
export function isContentServed(transactionTime: string | null): boolean {
  return transactionTime !== null && Date.parse(transactionTime) < (shared[key] ?? 0) - CLOCK_SKEW_MS
}
