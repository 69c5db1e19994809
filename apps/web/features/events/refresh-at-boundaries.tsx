import {reloadTime} from '#/revalidation/time-boundaries.ts'
import {clockOffset, now} from '#/time/now.ts'
import {RefreshTimer} from './clock/refresh-timer.tsx'

interface RefreshAtBoundariesProps {
  /** The page changes at these times, such as the end of an event. */
  boundaries: Date[]
}

export function RefreshAtBoundaries({boundaries}: RefreshAtBoundariesProps) {
  const at = reloadTime(boundaries, now())
  return at === undefined ? null : <RefreshTimer at={at} clockOffset={clockOffset()} />
}
