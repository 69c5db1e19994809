import type {Bilingual} from '../languages.ts'
import {documentPath} from './document-path.ts'
import {type PageRoute, pages, shownTypes} from './route-table.ts'

const routes: readonly PageRoute[] = pages

export interface LocatedDocument {
  _id: string
  _type: string
  slug?: string | null
  eventKey?: string | null
  path?: string | null
  /** This is the path that a redirect leads from. */
  from?: string | null
  title?: Bilingual<string> | null
}

export interface DocumentLocation {
  path: string
  title: Bilingual<string>
}

/** The document's own page comes first, then the pages that list it. */
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
