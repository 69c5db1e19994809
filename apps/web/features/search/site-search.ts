import 'server-only'
import type {Language} from '@site/schemas/languages'
import {selfOrigin} from '#/revalidation/self-request.ts'
import {createSearchIndex, type Search, type SearchResponse} from './ranking/search-index.ts'
import type {SearchDocuments} from './searchable-documents.ts'

interface Index {
  /** Version of the indexed documents. */
  version: string
  search: Record<Language, Search>
}

let current: Index | undefined
let pending: Promise<Index> | undefined

/**
 * Searches the site. The index is kept in memory and rebuilt when the version of the documents has changed.
 *
 * @throws {Error} if the site does not return its documents
 */
export async function searchSite(query: string, language: Language): Promise<SearchResponse> {
  const version = await (await fetchSelf('/api/search/version')).text()
  const index = current?.version === version ? current : await (pending ??= rebuildIndex())
  return index.search[language](query)
}

async function rebuildIndex(): Promise<Index> {
  try {
    const {version, documents, synonyms}: SearchDocuments = await (
      await fetchSelf('/api/search/documents')
    ).json()
    // The documents may still be older than the version that was just returned.
    if (current?.version === version) return current
    const search = {
      lt: await createSearchIndex(documents.lt, synonyms),
      en: await createSearchIndex(documents.en, synonyms),
    }
    current = {version, search}
    return current
  } finally {
    pending = undefined
  }
}

/** Fetches a cached response of this site. */
async function fetchSelf(path: string): Promise<Response> {
  const response = await fetch(selfOrigin + path, {cache: 'no-store'})
  if (!response.ok) throw new Error(`${path} of this site returned ${response.status}`)
  return response
}
