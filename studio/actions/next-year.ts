import {isRegistration} from '@site/schemas/event-admission'
import {inOneYear} from '@site/schemas/london-time/instant'
import type {SanityDocumentLike} from 'sanity'
import {copyOf, without} from './copy-document.ts'

export interface Event extends SanityDocumentLike {
  start?: string
  end?: string
  eventKey?: string
  path?: string
  admission?: string
  registration?: {closesAt?: string; membersFirstUntil?: string; [field: string]: unknown}
  ticketing?: object
}

/** What a volunteer chooses to keep of an event, and the fields that this is. */
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

/** What is kept unless somebody decides otherwise: who performs, and when, is seldom true of the next year. */
export const usuallyKept: readonly EventPart[] = ['text', 'place', 'tickets', 'registration']

/** What was true of this year's event only. */
export const ofThisYear = ['statusNote', 'memberDiscount', 'hopes', 'nextEdition', 'album', 'news'] as const

/**
 * The event a year later: on the same weekday, with the year in its key and path, with the parts that are kept, and without what
 * was true of this one only (cancelled, sold out, the link to its tickets, the discount, photos and news).
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

/** To which part the way to get in belongs, if it is known. */
function partOf(admission: string | undefined): EventPart | undefined {
  if (isRegistration(admission)) return 'registration'
  return admission === 'tickets' || admission === 'free' ? 'tickets' : undefined
}

const later = (instants: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(instants).flatMap(([name, at]) => (at ? [[name, inOneYear(at)]] : [])))

/** `kaledos-2025` in another year; `undefined` if it does not end with one. */
function withYear(text: string, year: string): string | undefined {
  return /-20\d\d$/.test(text) ? text.replace(/\d{4}$/, year) : undefined
}
