import 'server-only'
import type {AboutPage} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {aboutPageQuery} from '#/sanity/pages.ts'

export async function getAboutPage(): Promise<AboutPage | null> {
  return fetchContent({query: aboutPageQuery, tags: ['aboutPage']})
}
