import 'server-only'
import type {NewsCardItem} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {getNewsSlice} from './get-news-slice.ts'
import {newsIdsQuery} from './news.ts'

interface NewsAfter {
  items: NewsCardItem[]
  /** How many items the list has up to and with these. */
  shown: number
  total: number
}

/** What follows an item in the list. `undefined` where the item is not, or no longer, in it. */
export async function getNewsAfter(id: string, count: number): Promise<NewsAfter | undefined> {
  const ids = await fetchContent({query: newsIdsQuery, tags: ['newsItem']})
  const index = ids.indexOf(id)
  if (index < 0) return undefined
  const from = index + 1
  const items = await getNewsSlice({from, to: from + count})
  return {items, shown: from + items.length, total: ids.length}
}
