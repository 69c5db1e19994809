import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, seo} from '#/sanity/fragments.ts'
import type {AboutPageQueryResult} from '#/sanity/sanity.types.gen.ts'
import {titledTexts, type SearchSource} from '#/sanity/search-source.ts'

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

export const searchableAboutPageQuery = defineQuery(`*[_type == "aboutPage"][0]{
  title, text, "membership": {"lt": pt::text(membership.lt), "en": pt::text(membership.en)},
  connections, objectives, missions, eligibility, subscription, reasons
}`)

export async function getAboutPage(): Promise<AboutPage | null> {
  return fetchContent({query: aboutPageQuery, tags: ['aboutPage']})
}

/** The about page as search indexes it. */
export async function getSearchableAboutPage(): Promise<SearchSource[]> {
  const page = await fetchContent({query: searchableAboutPageQuery, tags: ['aboutPage']})
  if (!page) return []
  return [
    {
      type: 'page',
      path: documentPath({_type: 'aboutPage'}),
      title: page.title,
      texts: [
        page.text,
        page.membership,
        page.subscription,
        page.objectives,
        page.eligibility,
        page.reasons,
        titledTexts(page.connections),
        titledTexts(page.missions),
      ],
    },
  ]
}
