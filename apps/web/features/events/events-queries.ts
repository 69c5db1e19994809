import 'server-only'
import {eventAdmission, type EventAdmission} from '@site/schemas/event-admission'
import {defaultEventPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {isPathSegment} from '#/routes/published-paths.ts'
import {getEventPaths} from '#/routes/routes-queries.ts'
import {type Complete, hasFields} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, isFreeEvent, seo} from '#/sanity/fragments.ts'
import type {EventQueryResult, EventSliceQueryResult} from '#/sanity/sanity.types.gen.ts'
import {type EventDates, isEventPast, validEvent, isRegistrationOpen} from '#/time/event-times.ts'
import {now} from '#/time/now.ts'

/** The admission fields that decide replace those of the document, and its times are valid. */
type Admitting<Document> = Omit<Document, keyof EventAdmission | keyof EventDates> &
  EventAdmission &
  EventDates

type EventListed = EventSliceQueryResult[number]

export type EventCard = Admitting<Complete<EventListed, 'eventKey'>>

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
  capacity,
  description,
  "image": image${image}
`

const listedEvents = /* groq */ `_type == "event" && defined(eventKey)`

/** What ends last is first, after what has no date that can be read. */
const lastToEndFirst = /* groq */ `order(select(
  !defined(dateTime(start)) => "9999",
  dateTime(end) > dateTime(start) => end,
  start
) desc, _id asc)`

export const allEventsQuery = defineQuery(`*[${listedEvents}] | order(start asc){${eventCard}}`)

export const eventSliceQuery = defineQuery(
  `*[${listedEvents}] | ${lastToEndFirst} [$from...$to]{${eventCard}}`,
)

export const eventCountQuery = defineQuery(`count(*[${listedEvents}])`)

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
  "seo": seo${seo}
}`)

/** A community plans fewer than this many events ahead, as a rule. */
const AT_ONCE = 60

/** The nearest come first, those without a date last. */
export async function getUpcomingEvents(): Promise<EventCard[]> {
  const {upcoming} = await getLatestEvents()
  return upcoming
}

/** The latest to end come first. The whole list, which grows with the years, is never loaded. */
export async function getPastEvents({from, to}: {from: number; to: number}): Promise<EventCard[]> {
  const {past, loaded} = await getLatestEvents()
  const before = loaded - past.length
  const older =
    to > past.length ? await getSlice({from: Math.max(from + before, loaded), to: to + before}) : []
  return [...past.slice(from, to), ...complete(older)]
}

export async function countPastEvents(): Promise<number> {
  const [{past, loaded}, all] = await Promise.all([
    getLatestEvents(),
    fetchContent({query: eventCountQuery, tags: ['event']}),
  ])
  return past.length + Math.max(0, all - loaded)
}

/** The earliest come first, those without a date last. */
export async function getAllEvents(): Promise<EventCard[]> {
  return undatedLast(complete(await fetchContent({query: allEventsQuery, tags: ['event']})))
}

interface LatestEvents {
  upcoming: EventCard[]
  past: EventCard[]
  /** All events after so many are past. */
  loaded: number
}

/**
 * The site's clock, not the query, tells which of the last events are past: with the time in it, the query would have no
 * last result for an outage.
 */
async function getLatestEvents(): Promise<LatestEvents> {
  const at = now()
  const latest: EventCard[] = []
  let loaded = 0
  for (let goesOn = true; goesOn;) {
    const slice = await getSlice({from: loaded, to: loaded + AT_ONCE})
    const events = complete(slice)
    latest.push(...events)
    loaded += slice.length
    goesOn = slice.length === AT_ONCE && !events.some((event) => isEventPast(event, at))
  }
  const upcoming = latest.filter((event) => !isEventPast(event, at))
  return {
    upcoming: undatedLast(upcoming.toSorted((a, b) => timeOf(a.start) - timeOf(b.start))),
    past: latest.filter((event) => isEventPast(event, at)),
    loaded,
  }
}

const timeOf = (start: string | null) => (start ? Date.parse(start) : Infinity)

function getSlice(slice: {from: number; to: number}): Promise<EventListed[]> {
  return fetchContent({query: eventSliceQuery, params: slice, tags: ['event', 'clock']})
}

function complete(events: EventListed[]): EventCard[] {
  return events
    .map(validEvent)
    .filter((event) => hasFields(event, 'eventKey'))
    .filter(({eventKey}) => isPathSegment(eventKey))
    .map((event) => ({...event, ...eventAdmission(event)}))
}

const undatedLast = (events: EventCard[]) =>
  events.toSorted((a, b) => Number(a.start === null) - Number(b.start === null))

/** An unknown key costs no query. */
export async function getEvent(eventKey: string): Promise<Event | undefined> {
  const events = await getEventPaths()
  return events.some((event) => event.eventKey === eventKey) ? fetchEvent(eventKey) : undefined
}

/** An unknown path costs no query. */
export async function getEventAt(path: string): Promise<Event | undefined> {
  const events = await getEventPaths()
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
