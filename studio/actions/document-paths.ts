import {documentPath} from '@site/schemas/routes/document-path'
import type {SanityDocument} from 'sanity'

/** A redirect opens at the path that it leads from. */
export function pathToVisit(document: SanityDocument): string | undefined {
  if (document._type !== 'redirect') return documentPath(document)
  return typeof document.from === 'string' ? document.from : undefined
}
