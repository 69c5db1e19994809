import 'server-only'
import {defineQuery} from 'next-sanity'
import {getPublishedPaths} from '#/routes/routes-queries.ts'
import {type Complete, hasFields} from '#/sanity/content-types.ts'
import type {ContentTag} from '#/sanity/content-tags.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {actions, body, image, listedNews, newestNewsFirst, seo} from '#/sanity/fragments.ts'
import type {
  NewsHeadlinesQueryResult,
  NewsItemQueryResult,
  NewsSliceQueryResult,
} from '#/sanity/sanity.types.gen.ts'
import {now} from '#/time/now.ts'
import {currentButtons, hasEndingButton, isOver} from './item/button-ends.ts'

export type NewsCardItem = Complete<NewsSliceQueryResult[number], 'slug'> & {
  isOver: boolean
}

export type NewsHeadline = Complete<NewsHeadlinesQueryResult[number], 'slug'>

export type NewsItem = Complete<NonNullable<NewsItemQueryResult>, 'slug'>

export type NewsAction = NonNullable<NewsItem['actions']>[number]

const newsCard = /* groq */ `
  _id,
  _createdAt,
  title,
  "slug": slug.current,
  description,
  date,
  category,
  featured,
  "image": image${image},
  "actions": actions[]${actions}
`

export const newsSliceQuery = defineQuery(`*[${listedNews}] | ${newestNewsFirst} [$from...$to]{${newsCard}}`)

export const newsCountQuery = defineQuery(`count(*[${listedNews}])`)

export const newsIdsQuery = defineQuery(`*[${listedNews}] | ${newestNewsFirst} ._id`)

export const newsHeadlinesQuery = defineQuery(
  `*[${listedNews}] | ${newestNewsFirst}{_id, title, "slug": slug.current, date, category, _createdAt}`,
)

export const newsItemQuery = defineQuery(`*[${listedNews} && slug.current == $slug][0]{
  ${newsCard},
  _updatedAt,
  "body": body${body},
  "seo": seo${seo}
}`)

const cardTags = ['newsItem', 'event', 'campaign', 'school'] satisfies ContentTag[]

// A page with a button that ends depends on the clock. The others do not, so that they are not rendered again at each
// time boundary: the tag comes with a second query, which the cache answers.

interface Slice {
  from: number
  to: number
}

/** The whole list, which may have thousands of items, is never loaded. */
export async function getNewsSlice({from, to}: Slice): Promise<NewsCardItem[]> {
  const params = {from, to}
  const news = await fetchContent({query: newsSliceQuery, params, tags: cardTags})
  if (news.some(hasEndingButton)) {
    await fetchContent({query: newsSliceQuery, params, tags: [...cardTags, 'clock']})
  }
  const at = now()
  return news
    .map((item) => ({...currentButtons(item, at), isOver: isOver(item, at)}))
    .filter((item) => hasFields(item, 'slug'))
}

interface NewsAfter {
  items: NewsCardItem[]
  /** It includes these items. */
  shown: number
  total: number
}

/** Returns undefined if the list does not have the item (any more). */
export async function getNewsAfter(id: string, count: number): Promise<NewsAfter | undefined> {
  const ids = await fetchContent({query: newsIdsQuery, tags: ['newsItem']})
  const index = ids.indexOf(id)
  if (index < 0) return undefined
  const from = index + 1
  const items = await getNewsSlice({from, to: from + count})
  return {items, shown: from + items.length, total: ids.length}
}

export async function getNewsCount(): Promise<number> {
  return fetchContent({query: newsCountQuery, tags: ['newsItem']})
}

export async function getNewsHeadlines(): Promise<NewsHeadline[]> {
  const news = await fetchContent({query: newsHeadlinesQuery, tags: ['newsItem']})
  return news.filter((item) => hasFields(item, 'slug'))
}

/** An unknown slug costs no query. */
export async function getNewsItem(slug: string): Promise<NewsItem | undefined> {
  const {news} = await getPublishedPaths()
  if (!news.includes(slug)) return undefined
  const item = await fetchContent({query: newsItemQuery, params: {slug}, tags: cardTags})
  if (!item || !hasFields(item, 'slug')) return undefined
  if (hasEndingButton(item)) {
    await fetchContent({query: newsItemQuery, params: {slug}, tags: [...cardTags, 'clock']})
  }
  return currentButtons(item, now())
}
