import {londonInstant, londonWallClock} from './instant.ts'

const LENGTH = 'YYYY-MM-DDTHH:MM'.length

/** Returns the value for an `<input type="datetime-local">` in London time: 2025-12-01T10:00. */
export function londonInputValue(instant: Date): string {
  return londonWallClock(instant).slice(0, LENGTH)
}

/** Returns undefined if the value is incomplete, or a time that London's clocks skip when summer time begins. */
export function londonInputInstant(value: string): Date | undefined {
  const [day = '', time = ''] = value.slice(0, LENGTH).split('T')
  const instant = londonInstant(day, time)
  if (Number.isNaN(instant.getTime())) return undefined
  return londonInputValue(instant) === `${day}T${time}` ? instant : undefined
}

/** The current minute already counts as past. */
export function scheduleFault(value: string, at: Date): 'missing' | 'past' | undefined {
  const instant = londonInputInstant(value)
  if (!instant) return 'missing'
  return instant <= at ? 'past' : undefined
}
