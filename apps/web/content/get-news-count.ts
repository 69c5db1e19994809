import 'server-only'
import {fetchContent} from './fetch-content.ts'
import {newsCountQuery} from './queries/news.ts'

/** How many news items are listed. */
export async function getNewsCount(): Promise<number> {
  return fetchContent({query: newsCountQuery, tags: ['newsItem']})
}
