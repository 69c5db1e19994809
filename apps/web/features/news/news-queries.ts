import 'server-only'
import {defineQuery} from 'next-sanity'
import {getAddresses} from '#/routes/routes-queries.ts'
import {type Complete, hasFields} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {actions, body, image, seo} from '#/sanity/fragments.ts'
import type {
  NewsInShortQueryResult,
  NewsItemQueryResult,
  NewsSliceQueryResult,
} from '#/sanity/sanity.types.gen.ts'

export type NewsCardItem = Complete<NewsSliceQueryResult[number], 'slug' | 'date' | 'category'>

export type ShortNewsItem = Complete<NewsInShortQueryResult[number], 'slug' | 'date' | 'category'>

export type NewsItem = Complete<NonNullable<NewsItemQueryResult>, 'slug' | 'date' | 'category'>

export type ContentAction = NonNullable<NewsItem['actions']>[number]

/** What the Studio refuses may still come in through the API; an item without these has no page and is not listed. */
export const listed = /* groq */ `_type == "newsItem" && defined(slug.current) && defined(category) && defined(dateTime(date + "T12:00:00Z"))`

const newestFirst = /* groq */ `order(date desc, _createdAt desc, _id asc)`

const newsCard = /* groq */ `
  _id,
  title,
  "slug": slug.current,
  description,
  date,
  category,
  featured,
  "image": image${image},
  "actions": actions[]${actions}
`

export const newsSliceQuery = defineQuery(`*[${listed}] | ${newestFirst} [$from...$to]{${newsCard}}`)

export const newsCountQuery = defineQuery(`count(*[${listed}])`)

export const newsIdsQuery = defineQuery(`*[${listed}] | ${newestFirst} ._id`)

export const newsInShortQuery = defineQuery(
  `*[${listed}] | ${newestFirst}{_id, title, "slug": slug.current, date, category}`,
)

export const newsItemQuery = defineQuery(`*[${listed} && slug.current == $slug][0]{
  ${newsCard},
  _updatedAt,
  "body": body${body},
  "seo": seo${seo}
}`)

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

/** How many news items are listed. */
export async function getNewsCount(): Promise<number> {
  return fetchContent({query: newsCountQuery, tags: ['newsItem']})
}

/** All news, newest first, with no more than a line of a list needs. */
export async function getNewsInShort(): Promise<ShortNewsItem[]> {
  const news = await fetchContent({query: newsInShortQuery, tags: ['newsItem']})
  return news.filter((item) => hasFields(item, 'slug', 'date', 'category'))
}

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
