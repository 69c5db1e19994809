import 'server-only'
import type {Language} from '@site/schemas/languages'
import {selfOrigin} from '#/environment/self-origin.ts'
import {now} from '#/time/now.ts'
import type {SearchDocuments} from './ranking/search-document.ts'
import {createSearchIndex, type SearchIndex, type SearchResponse} from './ranking/search-index.ts'

/** What is published is found within this time. */
const MAX_AGE_MS = 500

interface Current {
  version: string
  index: SearchIndex
  checkedAt: number
}

let current: Current | undefined
let pending: Promise<Current> | undefined

/**
 * The index stays in memory. It asks at most twice a second whether the documents have changed, however many people search.
 * @throws {Error} if the site does not return its documents
 */
export async function searchSite(query: string, language: Language): Promise<SearchResponse> {
  const recent = current && performance.now() - current.checkedAt < MAX_AGE_MS ? current : undefined
  const {index} = recent ?? (await (pending ??= checkIndex()))
  return index.search(query, language, now())
}

async function checkIndex(): Promise<Current> {
  try {
    const checkedAt = performance.now()
    const known = await (await fetchSelf('/api/search/version')).text()
    if (current?.version !== known) current = await updatedIndex(checkedAt)
    else current.checkedAt = checkedAt
    return current
  } finally {
    pending = undefined
  }
}

async function updatedIndex(checkedAt: number): Promise<Current> {
  const response = await fetchSelf('/api/search/documents')
  const {version, documents, synonyms}: SearchDocuments = await response.json()
  const index = current?.index ?? (await createSearchIndex([]))
  // The documents may still be older than the version that was just returned.
  if (current?.version !== version) await index.update(documents, synonyms)
  return {version, index, checkedAt}
}

async function fetchSelf(path: string): Promise<Response> {
  const response = await fetch(selfOrigin + path, {cache: 'no-store'})
  if (!response.ok) throw new Error(`${path} of this site returned ${response.status}`)
  return response
}
