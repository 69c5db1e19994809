import {eventPath, newsItemPath, schoolPath} from '@site/schemas/routes/document-path'
import {documentRoutes} from '@site/schemas/routes/route-table'
import {isForm} from '@site/schemas/event-admission'
import type {EventPathsQueryResult, RedirectsQueryResult} from '#/sanity/sanity.types.gen.ts'
import {customPath} from '#/time/event-times.ts'

export type RedirectRow = RedirectsQueryResult[number]

export interface EventPaths {
  eventKey: string
  path: string | null
  aliases: string[]
  hasForm: boolean
}

export interface PublishedPaths {
  /** The slugs start with the newest item. */
  news: string[]
  /** The oldest document comes first. */
  events: EventPaths[]
  campaigns: string[]
  schools: string[]
  redirects: RedirectRow[]
}

/** Removes what the API allows, unlike the Studio. */
export function validEventPaths(events: EventPathsQueryResult): EventPaths[] {
  return events
    .filter(({eventKey}) => isPathSegment(eventKey))
    .map(({eventKey, path, aliases, admission}) => ({
      eventKey,
      path: customPath(path),
      aliases: validPaths(aliases),
      hasForm: isForm(admission),
    }))
}

export const validSegments = (segments: unknown[]): string[] => segments.filter(isPathSegment)

export function validPaths(paths: unknown): string[] {
  return Array.isArray(paths) ? paths.flatMap((path) => customPath(path) ?? []) : []
}

/** The API allows more than the Studio, but nothing may alter the URL. */
export function isPathSegment(segment: unknown): segment is string {
  return typeof segment === 'string' && segment.isWellFormed() && /^(?!\.+$)[^\s/?#%\\]+$/.test(segment)
}

/** A community publishes this many of each kind in a year or more. */
const NEWEST = 100

/** Older news and events are rendered when somebody asks for them. */
export function newestPaths(published: PublishedPaths): PublishedPaths {
  return {
    ...published,
    news: published.news.slice(0, NEWEST),
    events: published.events.slice(-NEWEST),
  }
}

/** Aliases of events are included. */
export function documentPaths({news, events, campaigns, schools}: PublishedPaths): string[] {
  return [
    ...news.map(newsItemPath),
    ...events.flatMap((event) => [eventPath(event), ...event.aliases]),
    ...campaigns,
    ...schools.map(schoolPath),
  ]
}

/** Paths directly below `/renginiai` have a dynamic route of their own. */
export function segmentBelowEvents(path: string): string | undefined {
  const section = `${documentRoutes.event.section}/`
  const segment = path.startsWith(section) ? path.slice(section.length) : ''
  return segment && !segment.includes('/') ? segment : undefined
}
