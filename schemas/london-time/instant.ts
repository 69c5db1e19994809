/** The community enters and reads times in this zone, wherever a volunteer or visitor is. */
export const timeZone = 'Europe/London'

// The Swedish format equals ISO's, except for the T.
const wallClock = /* @__PURE__ */ new Intl.DateTimeFormat('sv', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Both are in milliseconds. */
function offsetAt(instant: number): number {
  return Date.parse(`${londonWallClock(instant)}Z`) - Math.floor(instant / 1000) * 1000
}

/** Takes YYYY-MM-DD and HH:MM in London. The date is invalid if either is. */
export function londonInstant(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return new Date(Number.NaN)
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess))
}

/** Returns YYYY-MM-DD. */
export function londonDay(instant: Date): string {
  return wallClock.format(instant).slice(0, 'YYYY-MM-DD'.length)
}

export const londonToday = (): string => londonDay(new Date())

/** Returns YYYY-MM-DD. An end at midnight counts towards the day before. */
export function lastLondonDay(end: Date): string {
  return londonDay(new Date(end.getTime() - 1))
}

export function londonWallClock(instant: Date | number): string {
  return wallClock.format(instant).replace(' ', 'T')
}

export function londonIso(instant: Date): string {
  const hours = offsetAt(instant.getTime()) / 3_600_000
  return `${londonWallClock(instant)}+${String(hours).padStart(2, '0')}:00`
}

/** Adds 52 weeks, which keeps the weekday and the hour in London. Both are ISO instants. */
export function inOneYear(instant: string): string {
  const from = Date.parse(instant)
  const to = from + 364 * 24 * 3_600_000
  return new Date(to + offsetAt(from) - offsetAt(to)).toISOString().replace('.000Z', 'Z')
}
