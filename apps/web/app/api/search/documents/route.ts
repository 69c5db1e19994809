import {createHash} from 'node:crypto'
import type {Language} from '@site/schemas/languages'
import {getSearchContent} from '#/features/search/search-queries.ts'
import {ownPages} from '#/features/search/own-pages.ts'
import type {SearchDocument} from '#/features/search/search-document.ts'
import {searchableDocuments} from '#/features/search/searchable-documents.ts'

export const dynamic = 'force-static'

export interface SearchDocuments {
  /** Differs from another one when a document differs. */
  version: string
  documents: Record<Language, SearchDocument[]>
}

/** What search looks through, kept like a page: the index is made of it whenever it changed. */
export async function GET(): Promise<Response> {
  const content = await getSearchContent()
  const [lt, en] = await Promise.all([ownPages('lt'), ownPages('en')])
  const documents = {
    lt: searchableDocuments(content, lt, 'lt'),
    en: searchableDocuments(content, en, 'en'),
  }
  const version = createHash('sha256').update(JSON.stringify(documents)).digest('base64url')
  return Response.json({version, documents} satisfies SearchDocuments)
}
