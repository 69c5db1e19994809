import {londonInputValue} from '@site/schemas/london-time/input'
import {scheduledActions, type ScheduledActionName} from '@site/schemas/content/scheduled-action'
import {type DateProblem, readTypedDate, storedDate} from '@site/schemas/london-time/typed-date'

/** Both fields hold London's wall clock. An empty one means never. */
export type ScheduleInputs = Record<ScheduledActionName, string>

/** `order` means that the end comes before the publication. */
export type TimeFault = DateProblem | 'past' | 'order'

export type ScheduleTimes = Partial<Record<ScheduledActionName, Date>>

export type ReadTimes =
  {ok: true; times: ScheduleTimes} | {ok: false; faults: Partial<Record<ScheduledActionName, TimeFault>>}

/** The current minute already counts as past. */
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

/** Returns `undefined` if the text cannot be read. */
export function typedInstant(text: string): string | undefined {
  const read = readTypedDate(text, {withTime: true})
  return read.ok ? storedDate(read) : undefined
}

/** When clocks go back, London's show the hour twice. The second one, in winter time, is meant. */
export function isRepeated(instant: string): boolean {
  const shown = londonInputValue(new Date(instant))
  return londonInputValue(new Date(Date.parse(instant) - 3_600_000)) === shown
}
