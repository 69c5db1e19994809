import {countPastEvents} from '#/features/events/events-queries.ts'
import {pastEventsPages} from '#/features/events/past-events-pages.ts'
import {newsPages} from '#/features/news/news-pages.ts'
import {getNewsCount} from '#/features/news/news-queries.ts'
import {getPublishedPaths} from '#/routes/routes-queries.ts'
import {sitePaths} from '#/routes/site-paths.ts'

export const dynamic = 'force-static'

/** The proxy and revalidation read all paths and redirects here. The response is cached like a page. */
export async function GET(): Promise<Response> {
  const [published, newsCount, pastCount] = await Promise.all([
    getPublishedPaths(),
    getNewsCount(),
    countPastEvents(),
  ])
  const ofLists = [...newsPages.paths(newsCount), ...pastEventsPages.paths(pastCount)]
  return Response.json(sitePaths(published, ofLists))
}
