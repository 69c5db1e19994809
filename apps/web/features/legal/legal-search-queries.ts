import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {plainBody} from '#/sanity/fragments.ts'
import type {SearchSource} from '#/sanity/search-source.ts'

export const searchableLegalPagesQuery = defineQuery(`*[_type == "legalPage"]{
  _id, title, intro, "sections": sections[]{title, "body": ${plainBody}}
}`)

export async function getSearchableLegalPages(): Promise<SearchSource[]> {
  const pages = await fetchContent({query: searchableLegalPagesQuery, tags: ['legalPage']})
  return pages.map(({_id, title, intro, sections}) => ({
    type: 'page',
    path: documentPath({_type: 'legalPage', _id}),
    title,
    texts: [intro, sections?.flatMap((section) => [section.title, section.body])],
    isLegal: true,
  }))
}
