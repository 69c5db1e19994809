import 'server-only'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {newsCountQuery} from './news.ts'

/** How many news items are listed. */
export async function getNewsCount(): Promise<number> {
  return fetchContent({query: newsCountQuery, tags: ['newsItem']})
}
