import {documentPath} from '@site/schemas/routes/document-path'
import type {SanityDocument} from 'sanity'

export interface PathChange {
  from: string
  to: string
}

/** Old and new path of a document whose page moves when its draft is published; `undefined` if it does not move. */
export function pathChange(
  published: SanityDocument | null,
  draft: SanityDocument | null,
): PathChange | undefined {
  const from = published && documentPath(published)
  const to = draft && documentPath(draft)
  return from && to && from !== to ? {from, to} : undefined
}

/** Id of the redirect from a path. Unique, because no path has two hyphens in a row. */
export function redirectId(from: string): string {
  return `redirect-${from.slice(1).replaceAll('/', '--')}`
}

/** Path to open on the site: that of the document's page, or the one that a redirect leads from. */
export function pathToVisit(document: SanityDocument): string | undefined {
  if (document._type !== 'redirect') return documentPath(document)
  return typeof document.from === 'string' ? document.from : undefined
}
