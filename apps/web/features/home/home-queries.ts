import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {image, seo} from '#/sanity/fragments.ts'
import type {HomePageQueryResult} from '#/sanity/sanity.types.gen.ts'
import type {SearchSource} from '#/sanity/search-source.ts'

export type HomePage = NonNullable<HomePageQueryResult>

export const homePageQuery = defineQuery(`*[_type == "homePage"][0]{
  title,
  text,
  "image": image${image},
  "seo": seo${seo}
}`)

export const searchableHomePageQuery = defineQuery(`*[_type == "homePage"][0]{title, text}`)

export async function getHomePage(): Promise<HomePage | null> {
  return fetchContent({query: homePageQuery, tags: ['homePage']})
}

/** The home page as search indexes it. */
export async function getSearchableHomePage(): Promise<SearchSource[]> {
  const page = await fetchContent({query: searchableHomePageQuery, tags: ['homePage']})
  if (!page) return []
  return [{type: 'page', path: documentPath({_type: 'homePage'}), title: page.title, texts: [page.text]}]
}
