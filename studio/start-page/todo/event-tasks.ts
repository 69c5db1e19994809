import {eventAdmission, type StoredAdmission} from '@site/schemas/event-admission'
import {hoursWithoutEnd} from '@site/schemas/calendar/event-end'
import {isFilled} from '@site/schemas/validation/filled'
import type {Bilingual} from '@site/schemas/languages'
import {isDraft, latestVersions, type StoredDocument} from '../../documents/stored-documents.ts'

const HOUR_MS = 3_600_000

const weeksAhead = 6

export interface IncompleteEvent {
  document: StoredDocument
  lacks: ('picture' | 'place')[]
}

export function incompleteEvents(documents: readonly StoredDocument[], now: Date): IncompleteEvent[] {
  const until = now.getTime() + weeksAhead * 7 * 24 * HOUR_MS
  return latestVersions(documents)
    .filter((event) => {
      const start = Date.parse(String(event.start))
      return event._type === 'event' && event.status !== 'cancelled' && start <= until && !isPast(event, now)
    })
    .toSorted((a, b) => String(a.start).localeCompare(String(b.start)))
    .map((document) => ({document, lacks: lacking(document)}))
    .filter(({lacks}) => lacks.length > 0)
}

function lacking({image, place}: StoredDocument): IncompleteEvent['lacks'] {
  const {asset} = (image as {asset?: unknown} | undefined) ?? {}
  const {name, address} = (place as {name?: Bilingual<string>; address?: string} | undefined) ?? {}
  return [
    ...(asset ? [] : ['picture' as const]),
    ...(isFilled(name?.lt) || isFilled(address) ? [] : ['place' as const]),
  ]
}

/** Tickets end with the event, but registrations do not. */
export function pastOpenEvents(
  documents: readonly StoredDocument[],
  now: Date,
): {document: StoredDocument}[] {
  return documents
    .filter(
      (event) =>
        event._type === 'event' &&
        !isDraft(event) &&
        event.status !== 'cancelled' &&
        isPast(event, now) &&
        takesRegistrations(event, now),
    )
    .toSorted((a, b) => String(b.start).localeCompare(String(a.start)))
    .map((document) => ({document}))
}

function takesRegistrations(event: StoredDocument, now: Date): boolean {
  const {registration} = eventAdmission(event as StoredAdmission)
  if (!registration || registration.open === false) return false
  return !registration.closesAt || Date.parse(registration.closesAt) >= now.getTime()
}

/** The site counts in the same way: from the end or, without one, some hours after the start. */
function isPast({start, end}: StoredDocument, now: Date): boolean {
  const over =
    typeof end === 'string'
      ? Date.parse(end)
      : Date.parse(String(start)) + hoursWithoutEnd.beforePast * HOUR_MS
  return over < now.getTime()
}
