import 'server-only'
import type {HomePage} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {homePageQuery} from './queries/pages.ts'

export async function getHomePage(): Promise<HomePage | null> {
  return fetchContent({query: homePageQuery, tags: ['homePage', 'campaign']})
}
