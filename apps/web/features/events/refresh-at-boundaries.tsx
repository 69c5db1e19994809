import {reloadTime} from '#/revalidation/time-boundaries.ts'
import {clockOffset, now} from '#/time/now.ts'
import {RefreshTimer} from './clock/refresh-timer.tsx'

interface RefreshAtBoundariesProps {
  /** When the page changes by the clock alone, such as when an event ends. */
  boundaries: Date[]
}

/** Refreshes a tab that is open at the next time boundary. */
export function RefreshAtBoundaries({boundaries}: RefreshAtBoundariesProps) {
  const at = reloadTime(boundaries, now())
  return at === undefined ? null : <RefreshTimer at={at} clockOffset={clockOffset()} />
}
