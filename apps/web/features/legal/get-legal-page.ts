import 'server-only'
import type {LegalPage} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {legalPageQuery} from '#/sanity/pages.ts'

export async function getLegalPage(id: 'terms' | 'privacy'): Promise<LegalPage | null> {
  return fetchContent({query: legalPageQuery, params: {id}, tags: ['legalPage']})
}
