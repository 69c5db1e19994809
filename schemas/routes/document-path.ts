import {isReservedPath} from './reserved-paths.ts'
import {
  albumSection,
  type DocumentRoute,
  documentRoutes,
  files,
  formPages,
  type PageRoute,
  pages,
} from './route-table.ts'

interface DocumentWithPath {
  _type: string
  _id?: string
  slug?: {current?: string} | string | null
  eventKey?: string | null
  path?: string | null
}

const routes: Record<string, DocumentRoute | undefined> = documentRoutes
const pageRoutes: readonly PageRoute[] = pages

/** Segments consist of lower-case letters, digits and hyphens: `/kaledos-2025`. */
export const pathPattern = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** Content written through the API may have invalid or reserved paths. */
export function isDocumentPath(path: unknown): path is string {
  return typeof path === 'string' && pathPattern.test(path) && !isReservedPath(path)
}

export function newsItemPath(slug: string): string {
  return `${documentRoutes.newsItem.section}/${slug}`
}

export function schoolPath(slug: string): string {
  return `${documentRoutes.school.section}/${slug}`
}

export function defaultEventPath(eventKey: string): string {
  return `${documentRoutes.event.section}/${eventKey}`
}

export function eventPath({eventKey, path}: {eventKey: string; path: string | null}): string {
  return isDocumentPath(path) ? path : defaultEventPath(eventKey)
}

/** The form of an event has a page of its own. */
export function registrationPath(event: {eventKey: string; path: string | null}): string {
  return formPages.registration + eventPath(event)
}

/** Without a campaign, the gift is the community's. */
export function donationPath(campaign: {path?: string | null} | undefined): string {
  return formPages.donation + (isDocumentPath(campaign?.path) ? campaign.path : '')
}

export function eventCalendarPath(eventKey: string): string {
  return defaultEventPath(eventKey) + files.calendar.path
}

export function albumPath(id: string): string {
  return `${albumSection}/${publishedId(id)}`
}

/** Returns `undefined` if the document has no page (yet). */
export function documentPath({_type, _id, slug, eventKey, path}: DocumentWithPath): string | undefined {
  if (_type === 'photoAlbum' && _id) return albumPath(_id)
  const route = routes[_type]
  if (!route) return fixedPath(_type, _id)
  const segment = route.segment === 'eventKey' ? eventKey : typeof slug === 'string' ? slug : slug?.current
  if (route.section && !segment) return undefined
  if (route.customPath && isDocumentPath(path)) return path
  return route.section && `${route.section}/${segment}`
}

function fixedPath(type: string, id: string | undefined): string | undefined {
  // Every page shows the settings, so the home page stands for all.
  if (type === 'siteSettings') return '/'
  const filled = pageRoutes.filter(({document}) => document === type)
  const page =
    filled.find(({documentId}) => !documentId || documentId === (id && publishedId(id))) ??
    pageRoutes.find(({lists}) => lists === type)
  return page?.path
}

const publishedId = (id: string) => id.replace(/^drafts\./, '')
