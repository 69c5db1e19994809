import {documentPath, isDocumentPath} from '@site/schemas/routes/document-path'
import type {ContentChanged} from '@site/schemas/webhooks/content-changed'
import {calendarPath, eventCalendarPath} from '#/routes/calendar-path.ts'

type Place = ContentChanged['before']

/** Pages that show more than one document, by the type of these documents. */
const listings: Record<string, string[]> = {
  newsItem: ['/', '/naujienos'],
  event: ['/', '/renginiai', calendarPath],
  campaign: ['/'],
  school: ['/', '/mokykleles'],
  group: ['/', '/grupes'],
  photoAlbum: ['/', '/fotografijos'],
  legalPage: [],
  redirect: [],
  homePage: ['/'],
  aboutPage: [],
  schoolsPage: [],
  groupsPage: [],
  membershipPage: [],
  contactPage: [],
  clock: ['/', '/renginiai', '/mokykleles', '/grupes', '/taptinariu'],
}

/**
 * Addresses, without language, of the pages that a change shows on first: the document's own, where it was and where
 * it is now, then the lists. `'every'` where it may show on any page, as the site's settings do.
 */
export function affectedPages({_id, _type, before, after}: ContentChanged): string[] | 'every' {
  const lists = listings[_type]
  if (!lists) return 'every'
  const own = [after, before].flatMap((place) => ownPages(_id, _type, place))
  return [...new Set([...own, ...lists])]
}

function ownPages(_id: string, _type: string, place: Place): string[] {
  const path = documentPath({_id, _type, ...place})
  const ofEvent =
    _type === 'event' && place.eventKey
      ? [...place.aliases.filter(isDocumentPath), eventCalendarPath(place.eventKey)]
      : []
  return [...(path ? [path] : []), ...ofEvent]
}
