import 'server-only'
import type {Language} from '@site/schemas/languages'
import type {SearchDocuments} from '#/app/api/search/documents/route.ts'
import {ownOrigin} from '#/revalidation/own-origin.ts'
import {createSearchIndex, type Search, type SearchAnswer} from './search-index.ts'

interface Index {
  /** Of the documents it was made of, which may still be those before the ones that the site has just announced. */
  version: string
  search: Record<Language, Search>
}

let current: Index | undefined
let coming: Promise<Index> | undefined

/**
 * What the site has on a query, best first. The index is in memory and made anew when the site's texts have changed.
 *
 * @throws {Error} when the texts cannot be had
 */
export async function searchContent(query: string, language: Language): Promise<SearchAnswer> {
  const version = await ask('/api/search/version', (answer) => answer.text())
  const index = current?.version === version ? current : await (coming ??= renewIndex())
  return index.search[language](query)
}

async function renewIndex(): Promise<Index> {
  try {
    const {version, documents} = await ask('/api/search/documents', (answer): Promise<SearchDocuments> =>
      answer.json(),
    )
    if (current?.version === version) return current
    const search = {lt: await createSearchIndex(documents.lt), en: await createSearchIndex(documents.en)}
    current = {version, search}
    return current
  } finally {
    coming = undefined
  }
}

async function ask<Answer>(path: string, read: (answer: Response) => Promise<Answer>): Promise<Answer> {
  const answer = await fetch(ownOrigin + path, {cache: 'no-store'})
  if (!answer.ok) throw new Error(`The site answered ${answer.status} to its own ${path}`)
  return read(answer)
}
