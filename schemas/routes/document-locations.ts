import type {Bilingual} from '../languages.ts'
import {documentPath} from './document-path.ts'
import {type PageRoute, pages, shownTypes} from './route-table.ts'

const routes: readonly PageRoute[] = pages

/** What decides where a document is shown. */
export interface LocatedDocument {
  _id: string
  _type: string
  slug?: string | null
  eventKey?: string | null
  path?: string | null
  /** Of a redirect: the path that it leads from. */
  from?: string | null
  title?: Bilingual<string> | null
}

export interface DocumentLocation {
  /** The same in both languages. */
  path: string
  title: Bilingual<string>
}

/** Pages on which a document is shown: its own first, then those that list it. Empty if no page does. */
export function documentLocations(document: LocatedDocument): DocumentLocation[] {
  const own = document._type === 'redirect' ? (document.from ?? undefined) : documentPath(document)
  const listing = routes.filter(
    (route) => !route.documentId && route.linkTitle && shownTypes(route).includes(document._type),
  )
  const ownPage = routes.find(({path}) => path === own)
  const ownTitle = ownPage?.linkTitle ?? document.title ?? {}
  return [
    ...(own ? [{path: own, title: ownTitle}] : []),
    ...listing.filter(({path}) => path !== own).map(({path, linkTitle}) => ({path, title: linkTitle ?? {}})),
  ]
}
