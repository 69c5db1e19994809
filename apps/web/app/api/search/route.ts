import {languages} from '@site/schemas/languages'
import {searchSite} from '#/features/search/site-search.ts'

export async function GET(request: Request): Promise<Response> {
  const {searchParams} = new URL(request.url)
  const language = languages.find(({id}) => id === searchParams.get('language'))?.id ?? 'lt'
  const results = await searchSite(searchParams.get('q') ?? '', language)
  return Response.json(results, {headers: {'cache-control': 'no-store', 'x-robots-tag': 'noindex'}})
}
