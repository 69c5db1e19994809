import {londonInputInstant, londonInputValue} from '@site/schemas/london-input'
import {scheduledActions, type ScheduledActionName} from '@site/schemas/requests/scheduled-action'

/** What the two inputs of the dialog hold: London's wall clock, as `<input type="datetime-local">` has it. Empty: never. */
export type ScheduleInputs = Record<ScheduledActionName, string>

/** `skipped`: a time that does not exist, because the clocks go forward. `order`: unpublished before it is published. */
export type TimeFault = 'incomplete' | 'skipped' | 'past' | 'order'

export type ScheduleTimes = Partial<Record<ScheduledActionName, Date>>

export type ReadTimes =
  {ok: true; times: ScheduleTimes} | {ok: false; faults: Partial<Record<ScheduledActionName, TimeFault>>}

/** The instants that the inputs stand for. A minute that has begun is past. */
export function readTimes(inputs: ScheduleInputs, now: Date): ReadTimes {
  const times: ScheduleTimes = {}
  const faults: Partial<Record<ScheduledActionName, TimeFault>> = {}
  for (const action of scheduledActions) {
    if (inputs[action] === '') continue
    const instant = londonInputInstant(inputs[action])
    if (!instant) faults[action] = isComplete(inputs[action]) ? 'skipped' : 'incomplete'
    else if (instant <= now) faults[action] = 'past'
    else times[action] = instant
  }
  if (times.publish && times.unpublish && times.unpublish <= times.publish) faults.unpublish = 'order'
  return Object.keys(faults).length > 0 ? {ok: false, faults} : {ok: true, times}
}

const isComplete = (value: string) => /T\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(`${value}Z`))

/** Whether London's clocks show the time twice, because they go back. The second one, in winter time, is meant. */
export function isRepeated(value: string): boolean {
  const instant = londonInputInstant(value)
  return !!instant && londonInputValue(new Date(instant.getTime() - 3_600_000)) === londonInputValue(instant)
}
