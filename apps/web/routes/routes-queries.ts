import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {listedNews, newestNewsFirst} from '#/sanity/fragments.ts'
import {isPagePath} from './pages.ts'
import {
  documentPaths,
  type EventPaths,
  type PublishedPaths,
  validEventPaths,
  validPaths,
  validSegments,
} from './published-paths.ts'

export const newsSlugsQuery = defineQuery(`*[${listedNews}] | ${newestNewsFirst}.slug.current`)

/** The older of two events with a path gets it. */
export const eventPathsQuery = defineQuery(`*[_type == "event" && defined(eventKey)] | order(_createdAt asc){
  eventKey,
  path,
  aliases,
  admission
}`)

export const campaignPathsQuery = defineQuery(`*[_type == "campaign" && defined(path)].path`)

export const schoolSlugsQuery = defineQuery(`*[_type == "school" && defined(slug.current)].slug.current`)

export const redirectsQuery = defineQuery(`*[_type == "redirect" && defined(from)]{
  from,
  page,
  "document": document->{_type, "slug": slug.current, eventKey, path}
}`)

/** The newest item comes first. */
export async function getNewsSlugs(): Promise<string[]> {
  return validSegments(await fetchContent({query: newsSlugsQuery, tags: ['newsItem']}))
}

/** The oldest document comes first. */
export async function getEventPaths(): Promise<EventPaths[]> {
  return validEventPaths(await fetchContent({query: eventPathsQuery, tags: ['event']}))
}

export async function getCampaignPaths(): Promise<string[]> {
  return validPaths(await fetchContent({query: campaignPathsQuery, tags: ['campaign']}))
}

export async function getSchoolSlugs(): Promise<string[]> {
  return validSegments(await fetchContent({query: schoolSlugsQuery, tags: ['school']}))
}

/** A page that needs the paths of one type asks for those alone: it is rendered again whenever any of them changes. */
export async function getPublishedPaths(): Promise<PublishedPaths> {
  const [news, events, campaigns, schools, redirects] = await Promise.all([
    getNewsSlugs(),
    getEventPaths(),
    getCampaignPaths(),
    getSchoolSlugs(),
    fetchContent({query: redirectsQuery, tags: ['redirect', 'newsItem', 'event', 'campaign', 'school']}),
  ])
  return {news, events, campaigns, schools, redirects}
}

/** The path is without language. */
export async function hasPage(path: string): Promise<boolean> {
  return isPagePath(path) || documentPaths(await getPublishedPaths()).includes(path)
}
