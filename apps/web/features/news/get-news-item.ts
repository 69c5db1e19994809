import 'server-only'
import {hasFields, type NewsItem} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {getAddresses} from '#/routes/get-addresses.ts'
import {newsItemQuery} from './news.ts'

/** The news item with this slug. An unknown slug costs no query of its own. */
export async function getNewsItem(slug: string): Promise<NewsItem | undefined> {
  const {news} = await getAddresses()
  if (!news.includes(slug)) return undefined
  const item = await fetchContent({
    query: newsItemQuery,
    params: {slug},
    tags: ['newsItem', 'event', 'campaign', 'school'],
  })
  return item && hasFields(item, 'slug', 'date', 'category') ? item : undefined
}
