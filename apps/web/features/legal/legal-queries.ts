import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, seo} from '#/sanity/fragments.ts'
import type {LegalPageQueryResult} from '#/sanity/sanity.types.gen.ts'

export type LegalPageId = 'terms' | 'privacy'

export type LegalPage = NonNullable<LegalPageQueryResult>

export const legalPageQuery = defineQuery(`*[_type == "legalPage" && _id == $id][0]{
  title,
  intro,
  updatedOn,
  sections[]{_key, title, "body": body${body}},
  "seo": seo${seo}
}`)

export async function getLegalPage(id: LegalPageId): Promise<LegalPage | null> {
  return fetchContent({query: legalPageQuery, params: {id}, tags: ['legalPage']})
}
