import {getSearchDocuments} from '#/features/search/searchable-documents.ts'

export const dynamic = 'force-static'

/** The documents to index for search. Cached like a page. */
export async function GET(): Promise<Response> {
  return Response.json(await getSearchDocuments())
}
