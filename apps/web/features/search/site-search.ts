import 'server-only'
import type {Language} from '@site/schemas/languages'
import {selfOrigin} from '#/self-origin.ts'
import {now} from '#/time/now.ts'
import type {SearchDocuments} from './ranking/search-document.ts'
import {createSearchIndex, type SearchIndex, type SearchResponse} from './ranking/search-index.ts'

interface Current {
  version: string
  index: SearchIndex
}

let current: Current | undefined
let pending: Promise<SearchIndex> | undefined

/**
 * The index stays in memory and is updated when the version of the documents has changed.
 * @throws {Error} if the site does not return its documents
 */
export async function searchSite(query: string, language: Language): Promise<SearchResponse> {
  const version = await (await fetchSelf('/api/search/version')).text()
  const index = current?.version === version ? current.index : await (pending ??= updateIndex())
  return index.search(query, language, now())
}

async function updateIndex(): Promise<SearchIndex> {
  try {
    const response = await fetchSelf('/api/search/documents')
    const {version, documents, synonyms}: SearchDocuments = await response.json()
    // The documents may still be older than the version that was just returned.
    if (current?.version === version) return current.index
    const index = current?.index ?? (await createSearchIndex([]))
    await index.update(documents, synonyms)
    current = {version, index}
    return index
  } finally {
    pending = undefined
  }
}

async function fetchSelf(path: string): Promise<Response> {
  const response = await fetch(selfOrigin + path, {cache: 'no-store'})
  if (!response.ok) throw new Error(`${path} of this site returned ${response.status}`)
  return response
}
