import {isReservedPath} from './reserved-paths.ts'
import {type DocumentRoute, documentRoutes, files, type PageRoute, pages} from './route-table.ts'

interface DocumentWithPath {
  _type: string
  _id?: string
  slug?: {current?: string} | string | null
  eventKey?: string | null
  path?: string | null
}

const routes: Record<string, DocumentRoute | undefined> = documentRoutes
const pageRoutes: readonly PageRoute[] = pages

/** Pattern of custom paths: `/kaledos-2025`, with segments of lower-case letters, digits and hyphens. */
export const pathPattern = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** True for a valid path that is not reserved. Content written through the API may have others. */
export function isDocumentPath(path: unknown): path is string {
  return typeof path === 'string' && pathPattern.test(path) && !isReservedPath(path)
}

export function newsItemPath(slug: string): string {
  return `${documentRoutes.newsItem.section}/${slug}`
}

export function schoolPath(slug: string): string {
  return `${documentRoutes.school.section}/${slug}`
}

/** Path of an event without a custom path. */
export function defaultEventPath(eventKey: string): string {
  return `${documentRoutes.event.section}/${eventKey}`
}

/** The event's custom path if it is valid, otherwise its default path. */
export function eventPath({eventKey, path}: {eventKey: string; path: string | null}): string {
  return isDocumentPath(path) ? path : defaultEventPath(eventKey)
}

/** Path of an event's calendar file. */
export function eventCalendarPath(eventKey: string): string {
  return defaultEventPath(eventKey) + files.calendar.path
}

/** Path of the page that shows the document, the same in both languages; `undefined` if there is none (yet). */
export function documentPath({_type, _id, slug, eventKey, path}: DocumentWithPath): string | undefined {
  const route = routes[_type]
  if (!route) return fixedPath(_type, _id)
  const segment = route.segment === 'eventKey' ? eventKey : typeof slug === 'string' ? slug : slug?.current
  if (route.section && !segment) return undefined
  if (route.customPath && isDocumentPath(path)) return path
  return route.section && `${route.section}/${segment}`
}

/** Path of the page whose content the document is or, failing that, that lists it. */
function fixedPath(type: string, id: string | undefined): string | undefined {
  // Shown on every page; the home page stands for all.
  if (type === 'siteSettings') return '/'
  const publishedId = id?.replace(/^drafts\./, '')
  const filled = pageRoutes.filter(({document}) => document === type)
  const page =
    filled.find(({documentId}) => !documentId || documentId === publishedId) ??
    pageRoutes.find(({lists}) => lists === type)
  return page?.path
}
