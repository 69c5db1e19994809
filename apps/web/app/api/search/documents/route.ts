import {getSearchDocuments} from '#/features/search/searchable-documents.ts'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  return Response.json(await getSearchDocuments())
}
