import 'server-only'
import {eventAdmission, type EventAdmission} from '@site/schemas/event-admission'
import {defaultEventPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {isPathSegment} from '#/routes/published-paths.ts'
import {getPublishedPaths} from '#/routes/routes-queries.ts'
import {type Complete, hasFields} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, isFreeEvent, seo} from '#/sanity/fragments.ts'
import type {EventListQueryResult, EventQueryResult} from '#/sanity/sanity.types.gen.ts'
import {type EventDates, isEventPast, validEvent, isRegistrationOpen} from '#/time/event-times.ts'
import {now} from '#/time/now.ts'

/** The admission fields that decide replace those of the document, and its times are valid. */
type Admitting<Document> = Omit<Document, keyof EventAdmission | keyof EventDates> &
  EventAdmission &
  EventDates

export type EventCard = Admitting<Complete<EventListQueryResult[number], 'eventKey'>>

export type Event = Admitting<Complete<NonNullable<EventQueryResult>, 'eventKey'>> & {
  isPast: boolean
  /** It is false for an event without registration. */
  isRegistrationOpen: boolean
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
  "isFree": ${isFreeEvent},
  website,
  admission,
  ticketing,
  registration,
  prices,
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
  parking,
  gettingThere,
  access,
  questions,
  "nextEdition": nextEdition._ref,
  "album": album._ref,
  "news": news[defined(_ref)]._ref,
  memberDiscount,
  capacity,
  "seo": seo${seo}
}`)

interface Events {
  /** The nearest come first, those without a date last. */
  upcoming: EventCard[]
  /** The latest come first. */
  past: EventCard[]
}

/** The site's clock splits the valid events. */
export async function getEvents(): Promise<Events> {
  const events = await fetchContent({query: eventListQuery, tags: ['event', 'clock']})
  const complete = events
    .map(validEvent)
    .filter((event) => hasFields(event, 'eventKey'))
    .filter(({eventKey}) => isPathSegment(eventKey))
    .map((event) => ({...event, ...eventAdmission(event)}))
  const at = now()
  return {
    upcoming: undatedLast(complete.filter((event) => !isEventPast(event, at))),
    past: complete.filter((event) => isEventPast(event, at)).toReversed(),
  }
}

const undatedLast = (events: EventCard[]) =>
  events.toSorted((a, b) => Number(a.start === null) - Number(b.start === null))

/** An unknown key costs no query. */
export async function getEvent(eventKey: string): Promise<Event | undefined> {
  const {events} = await getPublishedPaths()
  return events.some((event) => event.eventKey === eventKey) ? fetchEvent(eventKey) : undefined
}

/** An unknown path costs no query. */
export async function getEventAt(path: string): Promise<Event | undefined> {
  const {events} = await getPublishedPaths()
  const found =
    events.find((event) => event.path === path) ??
    events.find(({eventKey}) => defaultEventPath(eventKey) === path) ??
    events.find(({aliases}) => aliases.includes(path))
  return found && fetchEvent(found.eventKey)
}

async function fetchEvent(eventKey: string): Promise<Event | undefined> {
  const found = await fetchContent({query: eventQuery, params: {eventKey}, tags: ['event', 'clock']})
  const event = found && validEvent(found)
  if (!event || !hasFields(event, 'eventKey')) return undefined
  const at = now()
  const admission = eventAdmission(event)
  return {
    ...event,
    ...admission,
    isPast: isEventPast(event, at),
    isRegistrationOpen: event.start !== null && isRegistrationOpen(admission.registration, at),
  }
}
