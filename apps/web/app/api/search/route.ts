import {languages} from '@site/schemas/languages'
import {searchContent} from '#/features/search/search-content.ts'

/** Results while somebody types: `?q=` and `?language=lt` or `en`. Never kept. */
export async function GET(request: Request): Promise<Response> {
  const {searchParams} = new URL(request.url)
  const language = languages.find(({id}) => id === searchParams.get('language'))?.id ?? 'lt'
  const answer = await searchContent(searchParams.get('q') ?? '', language)
  return Response.json(answer, {headers: {'cache-control': 'no-store', 'x-robots-tag': 'noindex'}})
}
