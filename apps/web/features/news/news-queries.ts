import 'server-only'
import {defineQuery} from 'next-sanity'
import {getNewsSlugs} from '#/routes/routes-queries.ts'
import {type Complete, hasFields} from '#/sanity/content-types.ts'
import type {ContentTag} from '#/sanity/content-tags.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {actions, body, image, listedNews, newestNewsFirst, newsDay, seo} from '#/sanity/fragments.ts'
import type {
  NewsItemQueryResult,
  NewsOfYearQueryResult,
  NewsSliceQueryResult,
} from '#/sanity/sanity.types.gen.ts'
import {now} from '#/time/now.ts'
import {currentButtons, hasEndingButton, isOver} from './item/button-ends.ts'

export type NewsCardItem = Complete<NewsSliceQueryResult[number], 'slug'> & {
  isOver: boolean
}

export type NewsHeadline = Complete<NewsOfYearQueryResult[number], 'slug'>

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

const newsYear = /* groq */ `string::split(${newsDay}, "-")[0]`

export const newsYearsQuery = defineQuery(`array::unique(*[${listedNews}]{"year": ${newsYear}}.year)`)

export const yearOfEachNewsItemQuery = defineQuery(`*[${listedNews}]{"year": ${newsYear}}.year`)

export const newsOfYearQuery = defineQuery(
  `*[${listedNews} && ${newsYear} == $year] | ${newestNewsFirst} [$from...$to]{_id, title, "slug": slug.current, date, category}`,
)

export const newsOfYearCountQuery = defineQuery(`count(*[${listedNews} && ${newsYear} == $year])`)

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

/** The newest year comes first. */
export async function getNewsYears(): Promise<string[]> {
  return newestFirst(await fetchContent({query: newsYearsQuery, tags: ['newsItem']}))
}

/** How many items there are by year, the newest first. */
export async function getNewsCounts(): Promise<Map<string, number>> {
  const years = await fetchContent({query: yearOfEachNewsItemQuery, tags: ['newsItem']})
  return new Map(
    [...Map.groupBy(newestFirst(years), (year) => year)].map(([year, items]) => [year, items.length]),
  )
}

const newestFirst = (years: (string | null)[]) =>
  years
    .filter((year) => year !== null)
    .toSorted()
    .toReversed()

/** The newest item comes first. */
export async function getNewsOfYear(year: string, {from, to}: Slice): Promise<NewsHeadline[]> {
  const news = await fetchContent({query: newsOfYearQuery, params: {year, from, to}, tags: ['newsItem']})
  return news.filter((item) => hasFields(item, 'slug'))
}

export async function getNewsOfYearCount(year: string): Promise<number> {
  return fetchContent({query: newsOfYearCountQuery, params: {year}, tags: ['newsItem']})
}

/** An unknown slug costs no query. */
export async function getNewsItem(slug: string): Promise<NewsItem | undefined> {
  if (!(await getNewsSlugs()).includes(slug)) return undefined
  const item = await fetchContent({query: newsItemQuery, params: {slug}, tags: cardTags})
  if (!item || !hasFields(item, 'slug')) return undefined
  if (hasEndingButton(item)) {
    await fetchContent({query: newsItemQuery, params: {slug}, tags: [...cardTags, 'clock']})
  }
  return currentButtons(item, now())
}
