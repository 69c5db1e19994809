import {albumsPaths} from '#/features/albums/albums-pages.ts'
import {getAlbumSizes} from '#/features/albums/albums-queries.ts'
import {countPastEvents} from '#/features/events/events-queries.ts'
import {pastEventsPages} from '#/features/events/past-events-pages.ts'
import {newsPages, newsYearPaths} from '#/features/news/news-pages.ts'
import {getNewsCounts} from '#/features/news/news-queries.ts'
import {getPublishedPaths} from '#/routes/routes-queries.ts'
import {sitePaths} from '#/routes/site-paths.ts'

export const dynamic = 'force-static'

/** The proxy and revalidation read all paths and redirects here. The response is cached like a page. */
export async function GET(): Promise<Response> {
  const [published, newsCounts, pastCount, albums] = await Promise.all([
    getPublishedPaths(),
    getNewsCounts(),
    countPastEvents(),
    getAlbumSizes(),
  ])
  const ofLists = [
    ...newsPages.paths(sum(newsCounts.values())),
    ...newsYearPaths(newsCounts),
    ...pastEventsPages.paths(pastCount),
    ...albumsPaths(albums),
  ]
  return Response.json(sitePaths(published, ofLists))
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0)
