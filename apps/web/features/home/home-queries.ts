import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {image, seo} from '#/sanity/fragments.ts'
import type {HomePageQueryResult} from '#/sanity/sanity.types.gen.ts'

export type HomePage = NonNullable<HomePageQueryResult>

export const homePageQuery = defineQuery(`*[_type == "homePage"][0]{
  title,
  text,
  "image": image${image},
  "seo": seo${seo}
}`)

export async function getHomePage(): Promise<HomePage | null> {
  return fetchContent({query: homePageQuery, tags: ['homePage']})
}
