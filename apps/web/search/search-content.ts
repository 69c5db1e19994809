import 'server-only'
import type {Language} from '@site/schemas/languages'
import type {SearchDocuments} from '../app/api/search/documents/route.ts'
import {ownOrigin} from '../content/freshness/own-origin.ts'
import {createSearchIndex, type SearchAnswer} from './search-index.ts'

type Index = Record<Language, (query: string) => SearchAnswer>

let current: {version: string; index: Promise<Index>} | undefined

/**
 * What the site has on a query, best first. The index is in memory and made anew when the site's texts have changed.
 *
 * @throws {Error} when the texts cannot be had
 */
export async function searchContent(query: string, language: Language): Promise<SearchAnswer> {
  const version = await ask('/api/search/version', (answer) => answer.text())
  if (current?.version !== version) current = {version, index: loadIndex()}
  try {
    return (await current.index)[language](query)
  } catch (error) {
    current = undefined
    throw error
  }
}

async function loadIndex(): Promise<Index> {
  const {documents} = await ask('/api/search/documents', (answer): Promise<SearchDocuments> => answer.json())
  return {lt: createSearchIndex(documents.lt), en: createSearchIndex(documents.en)}
}

async function ask<Answer>(path: string, read: (answer: Response) => Promise<Answer>): Promise<Answer> {
  const answer = await fetch(ownOrigin + path, {cache: 'no-store'})
  if (!answer.ok) throw new Error(`The site answered ${answer.status} to its own ${path}`)
  return read(answer)
}
