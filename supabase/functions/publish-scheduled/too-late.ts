import type {ScheduleFailure} from '@site/schemas/content/scheduled-action'
import type {DueAction} from './find-due.ts'

const hour = 3_600_000

/** Whoever was on time in the morning may still be in the afternoon. */
const mostLate = 6 * hour

/**
 * What should have been published long ago, or before an event that is over, may be wrong now: somebody has to look. A
 * correction after a failure begins the time again. What is unpublished is never too late.
 */
export function tooLate(due: DueAction, now: Date): ScheduleFailure | undefined {
  if (due.action !== 'publish' || !due.draft) return undefined
  const planned = Date.parse(due.at)
  if (now.getTime() - Math.max(planned, Date.parse(due._updatedAt)) > mostLate) return 'late'
  const over = due.documentType === 'event' ? Date.parse(String(due.content?.end ?? due.content?.start)) : NaN
  return planned < over && over <= now.getTime() ? 'over' : undefined
}
