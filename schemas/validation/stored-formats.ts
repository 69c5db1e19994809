export type StoredFormat = 'instant' | 'day' | 'clockTime'

const shownUntil = {shownUntil: 'instant'} as const

/** The Content Lake stores these times as strings. */
export const storedFormats: Record<string, Record<string, StoredFormat>> = {
  newsItem: {date: 'day'},
  event: {start: 'instant', end: 'instant'},
  group: {nextMeeting: 'instant'},
  legalPage: {updatedOn: 'day'},
  registration: {closesAt: 'instant', membersFirstUntil: 'instant'},
  councilMeeting: {start: 'instant'},
  publicDocument: {date: 'day'},
  schoolBreak: {from: 'day', to: 'day'},
  weeklyTime: {from: 'clockTime', to: 'clockTime'},
  openingHours: {opens: 'clockTime', closes: 'clockTime'},
  internalLink: shownUntil,
  externalLink: shownUntil,
  donateAction: shownUntil,
  registrationAction: shownUntil,
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** A pattern alone would accept 2026-13-45. */
export const isReadable: Record<StoredFormat, (text: string) => boolean> = {
  instant: (text) => instant.test(text) && isDay(text.slice(0, 10)) && Number.isFinite(Date.parse(text)),
  day: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text),
  clockTime: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
}

/** `Date` reads 31 February as 3 March. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T12:00:00Z`)
  return Number.isFinite(at.getTime()) && at.toISOString().startsWith(day)
}
