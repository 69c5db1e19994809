import {
  addressedDocuments,
  addressedTypes,
  claimsSameAddress,
  type AddressedDocument,
} from '@site/schemas/content/page-address'
import type {ContentLake} from '../_shared/content-lake.ts'

/** Another document may have been published since the draft was validated. */
export async function isTaken(
  lake: ContentLake,
  id: string,
  draft: Parameters<typeof claimsSameAddress>[0],
): Promise<boolean> {
  const published = await lake.query(addressedDocuments, {types: addressedTypes}, 'published')
  return (published as AddressedDocument[]).some(
    (other) => other._id !== id && claimsSameAddress(draft, other),
  )
}
