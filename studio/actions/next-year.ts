import {isRegistration} from '@site/schemas/event-admission'
import {inOneYear} from '@site/schemas/london-time/instant'
import type {SanityDocumentLike} from 'sanity'
import {copyOf, without} from '../documents/copy-document.ts'

export interface Event extends SanityDocumentLike {
  start?: string
  end?: string
  eventKey?: string
  path?: string
  admission?: string
  registration?: {closesAt?: string; membersFirstUntil?: string; [field: string]: unknown}
  ticketing?: object
}

export const eventParts = {
  text: [
    'description',
    'image',
    'hero',
    'body',
    'website',
    'activities',
    'facts',
    'expectations',
    'history',
    'seo',
  ],
  place: ['place', 'parking', 'gettingThere', 'access', 'questions'],
  programme: ['programme', 'performers'],
  tickets: ['ticketing', 'prices', 'isFree'],
  registration: ['registration'],
} as const

export type EventPart = keyof typeof eventParts

/** The performers and the times seldom stay the same. */
export const usuallyKept: readonly EventPart[] = ['text', 'place', 'tickets', 'registration']

/** These fields apply to this year's event only. */
export const ofThisYear = ['statusNote', 'memberDiscount', 'hopes', 'nextEdition', 'album', 'news'] as const

/**
 * Moves the event by a year to the same weekday, changes the year in its key and path, and drops what applies to this
 * year only, such as a cancellation, the discount and photos.
 */
export function nextYearOf(event: Event, kept: readonly EventPart[] = usuallyKept): Event {
  const {start, end, eventKey, path, admission} = event
  const left = (Object.keys(eventParts) as EventPart[]).filter((part) => !kept.includes(part))
  const isLeft = (part: EventPart | undefined) => part !== undefined && left.includes(part)
  const copy = without(copyOf(event) as Event, [
    ...ofThisYear,
    ...left.flatMap((part) => [...eventParts[part]]),
    ...(isLeft('tickets') && isLeft('registration') ? ['capacity'] : []),
  ])
  const {registration, ticketing} = copy
  const year = (start && inOneYear(start))?.slice(0, 4)
  const nextPath = path && year && withYear(path, year)
  return {
    ...copy,
    status: 'scheduled',
    ...later({start, end}),
    ...(isLeft(partOf(admission)) && {admission: 'none'}),
    ...(eventKey && year && {eventKey: withYear(eventKey, year) ?? `${eventKey}-${year}`}),
    ...(nextPath && {path: nextPath}),
    ...(registration && {
      registration: {
        ...without(registration, ['url', 'reason']),
        ...later({closesAt: registration.closesAt, membersFirstUntil: registration.membersFirstUntil}),
      },
    }),
    ...(ticketing && {ticketing: without(ticketing, ['url', 'takesMemberCodes', 'availability', 'reason'])}),
  }
}

function partOf(admission: string | undefined): EventPart | undefined {
  if (isRegistration(admission)) return 'registration'
  return admission === 'tickets' || admission === 'free' ? 'tickets' : undefined
}

const later = (instants: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(instants).flatMap(([name, at]) => (at ? [[name, inOneYear(at)]] : [])))

/** `kaledos-2025` gets another year. Returns `undefined` if the text does not end with one. */
function withYear(text: string, year: string): string | undefined {
  return /-20\d\d$/.test(text) ? text.replace(/\d{4}$/, year) : undefined
}
