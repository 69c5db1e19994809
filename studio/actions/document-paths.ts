import {documentPath} from '@site/schemas/routes/document-path'
import type {SanityDocument} from 'sanity'

/** Path to open on the site: that of the document's page, or the one that a redirect leads from. */
export function pathToVisit(document: SanityDocument): string | undefined {
  if (document._type !== 'redirect') return documentPath(document)
  return typeof document.from === 'string' ? document.from : undefined
}
