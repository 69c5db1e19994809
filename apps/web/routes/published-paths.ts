import {eventPath, newsItemPath, schoolPath} from '@site/schemas/routes/document-path'
import {documentRoutes} from '@site/schemas/routes/route-table'
import type {PublishedPathsQueryResult} from '#/sanity/sanity.types.gen.ts'
import {customPath} from '#/time/event-times.ts'

export type RedirectRow = PublishedPathsQueryResult['redirects'][number]

/** The published documents' part of the site's paths. */
export interface PublishedPaths {
  /** Slugs of news items, newest first. */
  news: string[]
  /** Oldest document first. */
  events: {eventKey: string; path: string | null; aliases: string[]}[]
  /** Paths of campaigns. */
  campaigns: string[]
  /** Slugs of schools. */
  schools: string[]
  redirects: RedirectRow[]
}

/** Removes from the query's result what the API allows, unlike the Studio. */
export function validPaths({
  news,
  events,
  campaigns,
  schools,
  redirects,
}: PublishedPathsQueryResult): PublishedPaths {
  return {
    news: news.filter(isPathSegment),
    events: events.flatMap(({eventKey, path, aliases}) =>
      isPathSegment(eventKey) ? [{eventKey, path: customPath(path), aliases: customPaths(aliases)}] : [],
    ),
    campaigns: customPaths(campaigns),
    schools: schools.filter(isPathSegment),
    redirects,
  }
}

/** Allows more than the Studio does, so that older content keeps its paths, but nothing that would alter the URL. */
export function isPathSegment(segment: unknown): segment is string {
  return typeof segment === 'string' && segment.isWellFormed() && /^(?!\.+$)[^\s/?#%\\]+$/.test(segment)
}

function customPaths(paths: unknown): string[] {
  return Array.isArray(paths) ? paths.flatMap((path) => customPath(path) ?? []) : []
}

/** Of each kind that grows without end. What a community publishes in a year or more. */
const NEWEST = 100

/** Without older news and events, whose pages are rendered when somebody asks for them. */
export function newestPaths(published: PublishedPaths): PublishedPaths {
  return {
    ...published,
    news: published.news.slice(0, NEWEST),
    events: published.events.slice(-NEWEST),
  }
}

/** Paths of all document pages, including aliases of events. */
export function documentPaths({news, events, campaigns, schools}: PublishedPaths): string[] {
  return [
    ...news.map(newsItemPath),
    ...events.flatMap((event) => [eventPath(event), ...event.aliases]),
    ...campaigns,
    ...schools.map(schoolPath),
  ]
}

/** The last segment of a path directly below `/renginiai`, which has a dynamic route of its own. */
export function segmentBelowEvents(path: string): string | undefined {
  const section = `${documentRoutes.event.section}/`
  const segment = path.startsWith(section) ? path.slice(section.length) : ''
  return segment && !segment.includes('/') ? segment : undefined
}
