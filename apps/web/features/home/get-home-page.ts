import 'server-only'
import type {HomePage} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {homePageQuery} from '#/sanity/pages.ts'

export async function getHomePage(): Promise<HomePage | null> {
  return fetchContent({query: homePageQuery, tags: ['homePage', 'campaign']})
}
