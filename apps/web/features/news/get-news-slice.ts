import 'server-only'
import {hasFields, type NewsCardItem} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {newsSliceQuery} from './news.ts'

interface Slice {
  /** How many of the newest items are left out. */
  from: number
  /** Up to and without this one. */
  to: number
}

/** News items by their place in the list, newest first. Never all of them: there may be thousands. */
export async function getNewsSlice({from, to}: Slice): Promise<NewsCardItem[]> {
  const news = await fetchContent({
    query: newsSliceQuery,
    params: {from, to},
    tags: ['newsItem', 'event', 'campaign', 'school'],
  })
  return news.filter((item) => hasFields(item, 'slug', 'date', 'category'))
}
