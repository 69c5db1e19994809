import {eventEnd} from '@site/schemas/calendar/event-end'
import {isForm} from '@site/schemas/event-admission'
import {isDocumentPath} from '@site/schemas/routes/document-path'

interface StoredEvent {
  start: string | null
  end: string | null
  path: string | null
  dateToBeConfirmed?: boolean | null
}

/** When an event is. Without a start, its date is to be confirmed. */
export type EventDates =
  | {start: string; end: string | null; dateToBeConfirmed: boolean | null}
  | {start: null; end: null; dateToBeConfirmed: true}

/**
 * The event without an invalid path, start or end. The Content Lake's API allows such values, unlike the Studio.
 */
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

/** The path if a document may have it, otherwise null. */
export const customPath = (path: unknown) => (isDocumentPath(path) ? path : null)

/** False for an event without a start, which is still to come. */
export function isEventPast({start, end}: Pick<EventDates, 'start' | 'end'>, at: Date): boolean {
  return start !== null && eventEnd({start, end}) < at
}

interface Registration {
  kind?: string | null
  open?: boolean | null
  membersFirstUntil?: string | null
  closesAt?: string | null
}

/** True while registration is open: volunteers open and close it, and it closes automatically after `closesAt`. */
export function isRegistrationOpen(registration: Registration | null, at: Date): boolean {
  if (!registration || registration.open === false) return false
  const deadline = closingTime(registration)
  return !deadline || at <= deadline
}

/** The deadline for registration; `undefined` if there is none. */
export function closingTime(registration: Registration | null): Date | undefined {
  const closesAt = registration?.closesAt
  return closesAt && isValidDate(closesAt) ? new Date(closesAt) : undefined
}

/** Until when only members register, while that is in the future; otherwise `undefined`. */
export function membersOnlyUntil(registration: Registration | null, at: Date): Date | undefined {
  const until = membersFirstEnd(registration)
  return until && at < until ? until : undefined
}

/** When registration opens to others than members; `undefined` if it opens to all at once, or is not on the site. */
export function membersFirstEnd(registration: Registration | null): Date | undefined {
  const until = registration?.membersFirstUntil
  return until && isForm(registration.kind) && isValidDate(until) ? new Date(until) : undefined
}
