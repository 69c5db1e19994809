import {languages} from '@site/schemas/languages'
import {searchSite} from '#/features/search/site-search.ts'

/** The search params are `q` and `language` (`lt` or `en`). Results are not cached. */
export async function GET(request: Request): Promise<Response> {
  const {searchParams} = new URL(request.url)
  const language = languages.find(({id}) => id === searchParams.get('language'))?.id ?? 'lt'
  const results = await searchSite(searchParams.get('q') ?? '', language)
  return Response.json(results, {headers: {'cache-control': 'no-store', 'x-robots-tag': 'noindex'}})
}
