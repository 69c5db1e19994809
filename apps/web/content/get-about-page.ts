import 'server-only'
import type {AboutPage} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {aboutPageQuery} from './queries/pages.ts'

export async function getAboutPage(): Promise<AboutPage | null> {
  return fetchContent({query: aboutPageQuery, tags: ['aboutPage']})
}
