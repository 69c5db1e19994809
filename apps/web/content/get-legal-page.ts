import 'server-only'
import type {LegalPage} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {legalPageQuery} from './queries/pages.ts'

export async function getLegalPage(id: 'terms' | 'privacy'): Promise<LegalPage | null> {
  return fetchContent({query: legalPageQuery, params: {id}, tags: ['legalPage']})
}
