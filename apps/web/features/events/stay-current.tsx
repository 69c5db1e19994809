import {clockAhead, now} from '#/time/now.ts'
import {RefreshAt} from './refresh-at.tsx'

/** Keeps an open tab right past the next of the moments at which the page changes by itself. */
export function StayCurrent({moments}: {moments: Date[]}) {
  const at = now()
  const next = Math.min(...moments.filter((moment) => moment > at).map((moment) => moment.getTime()))
  return Number.isFinite(next) ? <RefreshAt at={next} clockAhead={clockAhead()} /> : null
}
