import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, seo} from '#/sanity/fragments.ts'
import type {AboutPageQueryResult} from '#/sanity/sanity.types.gen.ts'

export type AboutPage = NonNullable<AboutPageQueryResult>

export const aboutPageQuery = defineQuery(`*[_type == "aboutPage"][0]{
  title,
  text,
  "image": image${image},
  connections,
  objectives,
  missions,
  eligibility,
  "membership": membership${body},
  subscription,
  reasons,
  "seo": seo${seo}
}`)

export async function getAboutPage(): Promise<AboutPage | null> {
  return fetchContent({query: aboutPageQuery, tags: ['aboutPage']})
}
