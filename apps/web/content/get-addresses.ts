import 'server-only'
import {defaultEventPath, eventPath, newsItemPath, schoolPath} from '@site/schemas/fields/document-path'
import {fetchContent} from './fetch-content.ts'
import {addressesQuery} from './queries/addresses.ts'
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

/** Addresses of the pages that content makes; an event also has its default address and its aliases. */
export function contentPaths({news, events, campaigns, schools}: Addresses): string[] {
  return [
    ...news.map(newsItemPath),
    ...events.flatMap((event) => [eventPath(event), defaultEventPath(event.eventKey), ...event.aliases]),
    ...campaigns,
    ...schools.map(schoolPath),
  ]
}
