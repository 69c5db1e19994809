import {isReservedPath} from './reserved-paths.ts'

interface Addressed {
  _type: string
  _id?: string
  slug?: {current?: string} | string | null
  eventKey?: string | null
  path?: string | null
}

/** Where an event is shown that has no address of its own. */
export function defaultEventPath(eventKey: string): string {
  return `/renginiai/${eventKey}`
}

/** Addresses that a volunteer may choose: `/kaledos-2025`, in parts of small letters and digits. */
export const pathPattern = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** Whether an address has the form of one and is not the site's own; past the Studio anything may be written. */
export function isDocumentPath(path: unknown): path is string {
  return typeof path === 'string' && pathPattern.test(path) && !isReservedPath(path)
}

/** The event's own address or, where it has none that can be one, the default. */
export function eventPath({eventKey, path}: {eventKey: string; path: string | null}): string {
  return isDocumentPath(path) ? path : defaultEventPath(eventKey)
}

export function newsItemPath(slug: string): string {
  return `/naujienos/${slug}`
}

export function schoolPath(slug: string): string {
  return `/mokykleles/${slug}`
}

/** Pages of which there is one, by the type of document that fills it. */
const pageOf: Record<string, string> = {
  homePage: '/',
  siteSettings: '/',
  aboutPage: '/apie-mus',
  schoolsPage: '/mokykleles',
  groupsPage: '/grupes',
  group: '/grupes',
  photoAlbum: '/fotografijos',
  membershipPage: '/taptinariu',
  contactPage: '/kontaktai',
}

/** Legal texts, whose ids are their addresses. */
export const legalPageIds = ['terms', 'privacy'] as const

/** The address that a document's page has on the site, the same under both languages; `undefined` while it has none. */
export function documentPath({_type, _id, slug, eventKey, path}: Addressed): string | undefined {
  const current = typeof slug === 'string' ? slug : slug?.current
  switch (_type) {
    case 'newsItem':
      return current && newsItemPath(current)
    case 'school':
      return current && schoolPath(current)
    case 'event':
      return eventKey ? eventPath({eventKey, path: path ?? null}) : undefined
    case 'campaign':
      return isDocumentPath(path) ? path : undefined
    case 'legalPage': {
      const id = legalPageIds.find((legal) => legal === _id?.replace(/^drafts\./, ''))
      return id && `/${id}`
    }
    default:
      return pageOf[_type]
  }
}
