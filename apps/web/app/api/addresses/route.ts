import {newsPages} from '#/features/news/news-pages.ts'
import {getNewsCount} from '#/features/news/news-queries.ts'
import {getPublishedPaths} from '#/routes/routes-queries.ts'
import {sitePaths} from '#/routes/site-paths.ts'

export const dynamic = 'force-static'

/** The proxy and revalidation read all paths and redirects here. The response is cached like a page. */
export async function GET(): Promise<Response> {
  const [published, newsCount] = await Promise.all([getPublishedPaths(), getNewsCount()])
  const ofLists = [...newsPages.paths(newsCount)]
  return Response.json(sitePaths(published, ofLists))
}
