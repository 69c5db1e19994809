import {documentPath} from '@site/schemas/fields/document-path'
import type {SanityDocument} from 'sanity'

/** What to open on the site to see the document: its page, or the address that a redirect leads on from. */
export function pathToVisit(document: SanityDocument): string | undefined {
  if (document._type !== 'redirect') return documentPath(document)
  return typeof document.from === 'string' ? document.from : undefined
}
