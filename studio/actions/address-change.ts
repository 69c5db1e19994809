import {documentPath} from '@site/schemas/fields/document-path'
import type {SanityDocument} from 'sanity'

export interface AddressChange {
  from: string
  to: string
}

/** Where a document's page is and where publishing its draft takes it; nothing while it stays or was nowhere. */
export function addressChange(
  published: SanityDocument | null,
  draft: SanityDocument | null,
): AddressChange | undefined {
  const from = published && documentPath(published)
  const to = draft && documentPath(draft)
  return from && to && from !== to ? {from, to} : undefined
}

/** Id of the redirect from an address, the same each time; no address has two hyphens in a row. */
export function redirectId(from: string): string {
  return `redirect-${from.slice(1).replaceAll('/', '--')}`
}
