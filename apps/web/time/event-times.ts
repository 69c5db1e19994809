import {eventEnd} from '@site/schemas/calendar/event-end'
import {isForm} from '@site/schemas/event-admission'
import {isDocumentPath} from '@site/schemas/routes/document-path'

interface StoredEvent {
  start: string | null
  end: string | null
  path: string | null
  dateToBeConfirmed?: boolean | null
}

/** Without a start, the date is to be confirmed. */
export type EventDates =
  | {start: string; end: string | null; dateToBeConfirmed: boolean | null}
  | {start: null; end: null; dateToBeConfirmed: true}

/** The Content Lake's API allows invalid paths and times, unlike the Studio. */
export function validEvent<Event extends StoredEvent>(
  event: Event,
): Omit<Event, keyof EventDates> & EventDates {
  const {start, end} = event
  const valid = {...event, path: customPath(event.path)}
  if (!start || !isValidDate(start)) return {...valid, start: null, end: null, dateToBeConfirmed: true}
  const {dateToBeConfirmed = false} = event
  return {...valid, dateToBeConfirmed, start, end: end && Date.parse(end) > Date.parse(start) ? end : null}
}

export const isValidDate = (date: string) => Number.isFinite(Date.parse(date))

/** A path that no document may have gives null. */
export const customPath = (path: unknown) => (isDocumentPath(path) ? path : null)

/** An event without a start is still to come. */
export function isEventPast({start, end}: Pick<EventDates, 'start' | 'end'>, at: Date): boolean {
  return start !== null && eventEnd({start, end}) < at
}

interface Registration {
  kind?: string | null
  open?: boolean | null
  membersFirstUntil?: string | null
  closesAt?: string | null
}

/** Volunteers open and close registration, and it closes automatically after `closesAt`. */
export function isRegistrationOpen(registration: Registration | null, at: Date): boolean {
  if (!registration || registration.open === false) return false
  const deadline = closingTime(registration)
  return !deadline || at <= deadline
}

export function closingTime(registration: Registration | null): Date | undefined {
  const closesAt = registration?.closesAt
  return closesAt && isValidDate(closesAt) ? new Date(closesAt) : undefined
}

/** Only a time in the future counts; otherwise the result is undefined. */
export function membersOnlyUntil(registration: Registration | null, at: Date): Date | undefined {
  const until = membersFirstEnd(registration)
  return until && at < until ? until : undefined
}

/** The result is undefined if registration opens to all at once, or is not on the site. */
export function membersFirstEnd(registration: Registration | null): Date | undefined {
  const until = registration?.membersFirstUntil
  return until && isForm(registration.kind) && isValidDate(until) ? new Date(until) : undefined
}
