/** The community's time zone, in which times are entered, shown and compared wherever the volunteer or visitor is. */
export const timeZone = 'Europe/London'

// The Swedish format is that of ISO, except for the T.
const wallClock = /* @__PURE__ */ new Intl.DateTimeFormat('sv', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** London's offset from UTC at an instant, both in milliseconds. */
function offsetAt(instant: number): number {
  return Date.parse(`${londonWallClock(instant)}Z`) - Math.floor(instant / 1000) * 1000
}

/** The instant of a day (YYYY-MM-DD) and time (HH:MM) in London; an invalid date if either is invalid. */
export function londonInstant(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return new Date(Number.NaN)
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess))
}

/** The day in London at an instant, as YYYY-MM-DD. */
export function londonDay(instant: Date): string {
  return wallClock.format(instant).slice(0, 'YYYY-MM-DD'.length)
}

/** Today in London, as YYYY-MM-DD. */
export const londonToday = (): string => londonDay(new Date())

/** The last day in London before something ends, as YYYY-MM-DD: midnight ends the day before. */
export function lastLondonDay(end: Date): string {
  return londonDay(new Date(end.getTime() - 1))
}

/** London's wall-clock time at an instant, as YYYY-MM-DDTHH:MM:SS. */
export function londonWallClock(instant: Date | number): string {
  return wallClock.format(instant).replace(' ', 'T')
}

/** An instant in ISO format with London's offset, such as 2025-06-21T17:00:00+01:00. */
export function londonIso(instant: Date): string {
  const hours = offsetAt(instant.getTime()) / 3_600_000
  return `${londonWallClock(instant)}+${String(hours).padStart(2, '0')}:00`
}

/** The same weekday and hour in London 52 weeks later, as an ISO instant. */
export function inOneYear(instant: string): string {
  const from = Date.parse(instant)
  const to = from + 364 * 24 * 3_600_000
  return new Date(to + offsetAt(from) - offsetAt(to)).toISOString().replace('.000Z', 'Z')
}
