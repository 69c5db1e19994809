import {reloadTime} from '#/revalidation/time-boundaries.ts'
import {clockOffset, now} from '#/time/now.ts'
import {RefreshTimer} from './clock/refresh-timer.tsx'

interface RefreshAtBoundariesProps {
  /** Times at which the page changes, such as the end of an event. */
  boundaries: Date[]
}

/** Refreshes an open page after its next time boundary. */
export function RefreshAtBoundaries({boundaries}: RefreshAtBoundariesProps) {
  const at = reloadTime(boundaries, now())
  return at === undefined ? null : <RefreshTimer at={at} clockOffset={clockOffset()} />
}
