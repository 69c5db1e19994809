import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import type {SearchSource} from '#/sanity/search-source.ts'

export const searchableHomePageQuery = defineQuery(`*[_type == "homePage"][0]{title, text}`)

export async function getSearchableHomePage(): Promise<SearchSource[]> {
  const page = await fetchContent({query: searchableHomePageQuery, tags: ['homePage']})
  if (!page) return []
  return [{type: 'page', path: documentPath({_type: 'homePage'}), title: page.title, texts: [page.text]}]
}
