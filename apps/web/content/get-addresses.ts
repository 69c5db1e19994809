import 'server-only'
import {ownPath} from './readable-event.ts'
import {fetchContent} from './fetch-content.ts'
import {addressesQuery} from './queries/addresses.ts'

interface Addresses {
  /** Slugs of news items. */
  news: string[]
  events: {eventKey: string; path: string | null}[]
  /** Paths of campaigns. */
  campaigns: string[]
  /** Slugs of schools. */
  schools: string[]
}

/** Which pages the content makes. */
export async function getAddresses(): Promise<Addresses> {
  const {news, events, campaigns, schools} = await fetchContent({
    query: addressesQuery,
    tags: ['newsItem', 'event', 'campaign', 'school', 'redirect'],
  })
  return {
    news: news.filter((slug) => slug !== null),
    events: events.flatMap(({eventKey, path}) => (eventKey ? [{eventKey, path: ownPath(path)}] : [])),
    campaigns: campaigns.flatMap((path) => ownPath(path) ?? []),
    schools: schools.filter((slug) => slug !== null),
  }
}
