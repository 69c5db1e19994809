import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {listedNews, newestNewsFirst} from '#/sanity/fragments.ts'
import {isPagePath} from './pages.ts'
import {documentPaths, type PublishedPaths, validPaths} from './published-paths.ts'

/** One query loads all paths, so that an unknown path needs none. The older of two events with a path gets it. */
export const publishedPathsQuery = defineQuery(`{
  "news": *[${listedNews}] | ${newestNewsFirst}.slug.current,
  "events": *[_type == "event" && defined(eventKey)] | order(_createdAt asc){
    eventKey,
    path,
    aliases,
    admission
  },
  "campaigns": *[_type == "campaign" && defined(path)].path,
  "schools": *[_type == "school" && defined(slug.current)].slug.current,
  "redirects": *[_type == "redirect" && defined(from)]{
    from,
    page,
    "document": document->{_type, "slug": slug.current, eventKey, path}
  }
}`)

export async function getPublishedPaths(): Promise<PublishedPaths> {
  const rows = await fetchContent({
    query: publishedPathsQuery,
    tags: ['newsItem', 'event', 'campaign', 'school', 'redirect'],
  })
  return validPaths(rows)
}

/** The path is without language. */
export async function hasPage(path: string): Promise<boolean> {
  return isPagePath(path) || documentPaths(await getPublishedPaths()).includes(path)
}
