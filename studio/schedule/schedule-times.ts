import {londonInputValue} from '@site/schemas/london-time/input'
import {scheduledActions, type ScheduledActionName} from '@site/schemas/content/scheduled-action'
import {type DateProblem, readTypedDate, storedDate} from '@site/schemas/london-time/typed-date'

/** What was typed into the two fields of the dialog: London's wall clock. Empty: never. */
export type ScheduleInputs = Record<ScheduledActionName, string>

/** `order`: unpublished before it is published. */
export type TimeFault = DateProblem | 'past' | 'order'

export type ScheduleTimes = Partial<Record<ScheduledActionName, Date>>

export type ReadTimes =
  {ok: true; times: ScheduleTimes} | {ok: false; faults: Partial<Record<ScheduledActionName, TimeFault>>}

/** The instants that the inputs stand for. A minute that has begun is past. */
export function readTimes(inputs: ScheduleInputs, now: Date): ReadTimes {
  const times: ScheduleTimes = {}
  const faults: Partial<Record<ScheduledActionName, TimeFault>> = {}
  for (const action of scheduledActions) {
    if (inputs[action].trim() === '') continue
    const read = readTypedDate(inputs[action], {withTime: true})
    if (!read.ok) {
      faults[action] = read.problem
      continue
    }
    const instant = new Date(storedDate(read))
    if (instant <= now) faults[action] = 'past'
    else times[action] = instant
  }
  if (times.publish && times.unpublish && times.unpublish <= times.publish) faults.unpublish = 'order'
  return Object.keys(faults).length > 0 ? {ok: false, faults} : {ok: true, times}
}

/** The instant that was typed, as it is stored; `undefined` if it cannot be read. */
export function typedInstant(text: string): string | undefined {
  const read = readTypedDate(text, {withTime: true})
  return read.ok ? storedDate(read) : undefined
}

/** Whether London's clocks show the time twice, because they go back. The second one, in winter time, is meant. */
export function isRepeated(instant: string): boolean {
  const shown = londonInputValue(new Date(instant))
  return londonInputValue(new Date(Date.parse(instant) - 3_600_000)) === shown
}
