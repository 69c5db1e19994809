import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, plainBody, seo} from '#/sanity/fragments.ts'
import type {LegalPageQueryResult} from '#/sanity/sanity.types.gen.ts'
import type {SearchSource} from '#/sanity/search-source.ts'

export type LegalPageId = 'terms' | 'privacy'

export type LegalPage = NonNullable<LegalPageQueryResult>

export const legalPageQuery = defineQuery(`*[_type == "legalPage" && _id == $id][0]{
  title,
  intro,
  updatedOn,
  sections[]{_key, title, "body": body${body}},
  "seo": seo${seo}
}`)

export const searchableLegalPagesQuery = defineQuery(`*[_type == "legalPage"]{
  _id, title, intro, "sections": sections[]{title, "body": ${plainBody}}
}`)

export async function getLegalPage(id: LegalPageId): Promise<LegalPage | null> {
  return fetchContent({query: legalPageQuery, params: {id}, tags: ['legalPage']})
}

/** The legal pages as search indexes them. */
export async function getSearchableLegalPages(): Promise<SearchSource[]> {
  const pages = await fetchContent({query: searchableLegalPagesQuery, tags: ['legalPage']})
  return pages.map(({_id, title, intro, sections}) => ({
    type: 'page',
    path: documentPath({_type: 'legalPage', _id}),
    title,
    texts: [intro, sections?.flatMap((section) => [section.title, section.body])],
  }))
}
