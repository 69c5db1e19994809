/** An event is past once it has ended; one without an end, six hours after its start. */
export function eventIsPast({start, end}: {start: string; end: string | null}, at: Date): boolean {
  const ends = end ? Date.parse(end) : Date.parse(start) + 6 * 3600_000
  return ends < at.getTime()
}
