/** Where a language's whole calendar can be subscribed to; without language. */
export const calendarPath = '/kalendorius.ics'

/** Where one event can be had for a calendar; without language. */
export function eventCalendarPath(eventKey: string): string {
  return `/renginiai/${eventKey}${calendarPath}`
}
