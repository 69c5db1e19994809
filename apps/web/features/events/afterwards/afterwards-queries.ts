import 'server-only'
import {defineQuery} from 'next-sanity'
import {isPathSegment} from '#/routes/published-paths.ts'
import {type Complete, hasFields} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {image, isFreeEvent, listedNews, newestNewsFirst} from '#/sanity/fragments.ts'
import type {
  EventAlbumQueryResult,
  EventNewsQueryResult,
  NextEditionQueryResult,
} from '#/sanity/sanity.types.gen.ts'
import {type EventDates, validEvent} from '#/time/event-times.ts'
import {getUpcomingEvents} from '../events-queries.ts'

export type NextEdition = Omit<Complete<NonNullable<NextEditionQueryResult>, 'eventKey'>, keyof EventDates> &
  EventDates

export type EventAlbum = NonNullable<EventAlbumQueryResult>

export type EventNews = Complete<EventNewsQueryResult[number], 'slug'>

export const nextEditionQuery = defineQuery(`*[_type == "event" && _id == $id][0]{
  title, description, eventKey, path, start, end, dateToBeConfirmed, status, place, prices, "isFree": ${isFreeEvent}
}`)

export const eventAlbumQuery = defineQuery(`*[_type == "photoAlbum" && _id == $id][0]{
  _id,
  title,
  "photoCount": count(photos[defined(asset)]),
  "cover": photos[defined(asset)][0]${image}
}`)

export const eventNewsQuery = defineQuery(
  `*[${listedNews} && _id in $ids]{_id, title, "slug": slug.current, date}`,
)

export const newsLinkingToQuery = defineQuery(
  `*[${listedNews} && references($id)] | ${newestNewsFirst} [0...3]{_id, title, "slug": slug.current, date}`,
)

// An event's page queries only what the event refers to, so that the pages of other events do not change with every
// album and news item. Past events for which a volunteer has chosen no news are the exception.

export async function getNextEdition(id: string): Promise<NextEdition | undefined> {
  const found = await fetchContent({query: nextEditionQuery, params: {id}, tags: ['event']})
  const event = found && validEvent(found)
  return event && hasFields(event, 'eventKey') && isPathSegment(event.eventKey) ? event : undefined
}

/** Prefers an event of this kind. */
export async function getComingEvent(kind: string | null): Promise<NextEdition | undefined> {
  const upcoming = await getUpcomingEvents()
  const on = upcoming.filter(({status}) => status !== 'cancelled')
  return on.find((event) => event.kind === kind) ?? on[0]
}

/** An album without pictures counts as none. */
export async function getEventAlbum(id: string): Promise<EventAlbum | undefined> {
  const album = await fetchContent({query: eventAlbumQuery, params: {id}, tags: ['photoAlbum']})
  return album?.photoCount ? album : undefined
}

/** The order is that of the ids. */
export async function getEventNews(ids: string[]): Promise<EventNews[]> {
  const items = withPages(await fetchContent({query: eventNewsQuery, params: {ids}, tags: ['newsItem']}))
  return ids.flatMap((id) => items.find(({_id}) => _id === id) ?? [])
}

export async function getNewsLinkingTo(id: string): Promise<EventNews[]> {
  return withPages(await fetchContent({query: newsLinkingToQuery, params: {id}, tags: ['newsItem']}))
}

const withPages = (found: EventNewsQueryResult): EventNews[] =>
  found.filter((item) => hasFields(item, 'slug')).filter(({slug}) => isPathSegment(slug))
