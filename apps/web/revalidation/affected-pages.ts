import {documentPath, eventCalendarPath, isDocumentPath} from '@site/schemas/routes/document-path'
import {files, type PageRoute, pages, shownTypes} from '@site/schemas/routes/route-table'
import type {ContentChanged} from '@site/schemas/webhooks/content-changed'

const routes: readonly Omit<PageRoute, 'heading'>[] = [...pages, ...Object.values(files)]

/**
 * These fixed paths show documents of a type. `clock` is for pages that depend on the time; pages of `missedContent`,
 * a change that no webhook announced, can follow in the background.
 */
const pathsByType = new Map<string, string[]>([
  ['redirect', []],
  ['missedContent', []],
  ['clock', routes.filter(({dependsOnClock}) => dependsOnClock).map(({path}) => path)],
])
for (const route of routes) {
  for (const type of shownTypes(route)) {
    // The page of one document, such as /terms, follows from the document's path.
    const paths = route.documentId ? [] : [route.path]
    pathsByType.set(type, [...(pathsByType.get(type) ?? []), ...paths])
  }
}

export interface AffectedPages {
  /**
   * All visitors must see the change on these: the document's own pages, new and old, or the only one that shows it.
   */
  own: string[] | 'every'
  lists: string[]
}

/** Paths are without language; `'every'` means that any page may show the change, as for the site settings. */
export function affectedPages({_id, _type, before, after}: ContentChanged): AffectedPages {
  const fixed = pathsByType.get(_type)
  if (!fixed) return {own: 'every', lists: []}
  const own = [...new Set([after, before].flatMap((fields) => ownPaths(_id, _type, fields)))]
  return own.length > 0 ? {own, lists: fixed.filter((path) => !own.includes(path))} : {own: fixed, lists: []}
}

function ownPaths(_id: string, _type: string, fields: ContentChanged['before']): string[] {
  const path = documentPath({_id, _type, ...fields})
  const ofEvent =
    _type === 'event' && fields.eventKey
      ? [...fields.aliases.filter(isDocumentPath), eventCalendarPath(fields.eventKey)]
      : []
  return [...(path ? [path] : []), ...ofEvent]
}
