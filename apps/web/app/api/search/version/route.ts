import {getSearchDocuments} from '#/features/search/searchable-documents.ts'

export const dynamic = 'force-static'

/** Version of the documents that search indexes: a few bytes that show whether the index is up to date. */
export async function GET(): Promise<Response> {
  const {version} = await getSearchDocuments()
  return new Response(version)
}
