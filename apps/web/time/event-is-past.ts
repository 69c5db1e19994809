interface Times {
  start: string
  end: string | null
}

const LASTS_MS = 6 * 3_600_000

/** When an event is over: at its end; without one, six hours after its start. */
export function eventEnd({start, end}: Times): Date {
  return end ? new Date(end) : new Date(Date.parse(start) + LASTS_MS)
}

/** Whether an event is over. */
export function eventIsPast(event: Times, at: Date): boolean {
  return eventEnd(event) < at
}
