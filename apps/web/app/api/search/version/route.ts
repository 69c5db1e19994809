import {getSearchDocuments} from '#/features/search/searchable-documents.ts'

export const dynamic = 'force-static'

/** Version of the indexed documents: a few bytes that tell whether the index is up to date. */
export async function GET(): Promise<Response> {
  const {version} = await getSearchDocuments()
  return new Response(version)
}
