import 'server-only'
import {hasFields, type ShortNewsItem} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {newsInShortQuery} from './news.ts'

/** All news, newest first, with no more than a line of a list needs. */
export async function getNewsInShort(): Promise<ShortNewsItem[]> {
  const news = await fetchContent({query: newsInShortQuery, tags: ['newsItem']})
  return news.filter((item) => hasFields(item, 'slug', 'date', 'category'))
}
