import 'server-only'
import {defaultEventPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {isAddressPart} from '#/routes/readable-addresses.ts'
import {getAddresses} from '#/routes/routes-queries.ts'
import {type Complete, hasFields} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, seo} from '#/sanity/fragments.ts'
import type {EventListQueryResult, EventQueryResult} from '#/sanity/sanity.types.gen.ts'
import {eventIsPast} from '#/time/event-is-past.ts'
import {now} from '#/time/now.ts'
import {readableEvent} from '#/time/readable-event.ts'
import {registrationIsOpen} from '#/time/registration-is-open.ts'

export type EventCard = Complete<EventListQueryResult[number], 'eventKey' | 'start'>

export type Event = Complete<NonNullable<EventQueryResult>, 'eventKey' | 'start'> & {
  isPast: boolean
  /** Whether people may register now, where they have to. */
  registrationIsOpen: boolean
}

const eventCard = /* groq */ `
  _id,
  _updatedAt,
  title,
  eventKey,
  path,
  start,
  end,
  dateToBeConfirmed,
  status,
  statusNote,
  place,
  kind,
  featured,
  isFree,
  website,
  ticketing,
  description,
  "image": image${image}
`

export const eventListQuery = defineQuery(`*[_type == "event"] | order(start asc){${eventCard}}`)

export const eventQuery = defineQuery(`*[_type == "event" && eventKey == $eventKey][0]{
  ${eventCard},
  aliases,
  "hero": hero${image},
  "body": body${body},
  programme,
  performers[]{..., "image": image${image}},
  activities,
  facts,
  expectations,
  history,
  hopes,
  prices,
  memberDiscount,
  capacity,
  registration,
  "seo": seo${seo}
}`)

interface Events {
  /** Nearest first. */
  upcoming: EventCard[]
  /** Latest first. */
  past: EventCard[]
}

/** All events, parted by the clock. */
export async function getEvents(): Promise<Events> {
  const events = await fetchContent({query: eventListQuery, tags: ['event', 'clock']})
  const complete = events
    .flatMap((event) => readableEvent(event) ?? [])
    .filter((event) => hasFields(event, 'eventKey', 'start'))
    .filter(({eventKey}) => isAddressPart(eventKey))
  const at = now()
  return {
    upcoming: complete.filter((event) => !eventIsPast(event, at)),
    past: complete.filter((event) => eventIsPast(event, at)).toReversed(),
  }
}

/** The event with this key. An unknown key costs no query of its own. */
export async function getEvent(eventKey: string): Promise<Event | undefined> {
  const {events} = await getAddresses()
  if (!events.some((event) => event.eventKey === eventKey)) return undefined
  const found = await fetchContent({query: eventQuery, params: {eventKey}, tags: ['event', 'clock']})
  const event = found && readableEvent(found)
  if (!event || !hasFields(event, 'eventKey', 'start')) return undefined
  const at = now()
  return {
    ...event,
    isPast: eventIsPast(event, at),
    registrationIsOpen: registrationIsOpen(event.registration, at),
  }
}

/** The event whose page is at this address: its own, its default one or an alias. */
export async function getEventAt(path: string): Promise<Event | undefined> {
  const {events} = await getAddresses()
  const found =
    events.find((event) => event.path === path) ??
    events.find(({eventKey}) => defaultEventPath(eventKey) === path) ??
    events.find(({aliases}) => aliases.includes(path))
  return found && getEvent(found.eventKey)
}
