import 'server-only'
import {eventPath, newsItemPath, schoolPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {listed} from '#/features/news/news-queries.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {readableAddresses, type RedirectRow} from './readable-addresses.ts'

/** Every address that content gives a page to, so that an unknown address costs no query of its own. Of two documents that want the same one, the older has it. */
export const addressesQuery = defineQuery(`{
  "news": *[${listed}].slug.current,
  "events": *[_type == "event" && defined(eventKey)] | order(_createdAt asc){eventKey, start, path, aliases},
  "campaigns": *[_type == "campaign" && defined(path)].path,
  "schools": *[_type == "school" && defined(slug.current)].slug.current,
  "redirects": *[_type == "redirect" && defined(from)]{
    from,
    page,
    "document": document->{_type, "slug": slug.current, eventKey, path}
  }
}`)

interface Addresses {
  /** Slugs of news items. */
  news: string[]
  events: {eventKey: string; path: string | null; aliases: string[]}[]
  /** Paths of campaigns. */
  campaigns: string[]
  /** Slugs of schools. */
  schools: string[]
  redirects: RedirectRow[]
}

/** Which pages the content makes, and which addresses it sends elsewhere. */
export async function getAddresses(): Promise<Addresses> {
  const rows = await fetchContent({
    query: addressesQuery,
    tags: ['newsItem', 'event', 'campaign', 'school', 'redirect'],
  })
  return readableAddresses(rows)
}

/** Addresses of the pages that content makes; an event's aliases too. */
export function contentPaths({news, events, campaigns, schools}: Addresses): string[] {
  return [
    ...news.map(newsItemPath),
    ...events.flatMap((event) => [eventPath(event), ...event.aliases]),
    ...campaigns,
    ...schools.map(schoolPath),
  ]
}

/** Last part of an address right below `/renginiai`, where a route of its own shows events. */
export function partBelowEvents(path: string): string | undefined {
  return /^\/renginiai\/([^/]+)$/.exec(path)?.[1]
}
