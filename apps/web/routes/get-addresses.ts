import 'server-only'
import {eventPath, newsItemPath, schoolPath} from '@site/schemas/fields/document-path'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {addressesQuery} from './addresses.ts'
import {readableAddresses, type RedirectRow} from './readable-addresses.ts'

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
