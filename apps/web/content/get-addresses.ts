import 'server-only'
import {ownPath} from './readable-event.ts'
import {fetchContent} from './fetch-content.ts'
import {addressesQuery} from './queries.ts'

interface Addresses {
  /** Slugs of news items. */
  news: string[]
  events: {eventKey: string; path: string | null}[]
}

/** Which pages the content makes. */
export async function getAddresses(): Promise<Addresses> {
  const {news, events} = await fetchContent({query: addressesQuery, tags: ['newsItem', 'event']})
  return {
    news: news.filter((slug) => slug !== null),
    events: events.flatMap(({eventKey, path}) => (eventKey ? [{eventKey, path: ownPath(path)}] : [])),
  }
}
