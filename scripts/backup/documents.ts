import {createHash} from 'node:crypto'

export interface Document {
  _id: string
  _type: string
  [field: string]: unknown
}

export interface AssetDocument extends Document {
  _type: 'sanity.imageAsset' | 'sanity.fileAsset'
  url: string
  sha1hash: string
  size: number
  mimeType: string
  extension: string
  originalFilename?: string
}

export const isAsset = (document: Document): document is AssetDocument =>
  document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'

/** Sanity's own, such as its roles. Releases are a volunteer's. */
export const isSystem = ({_id}: Document) => _id.startsWith('_.') && !_id.startsWith('_.releases.')

/** A Content Lake sets these itself, at each write or for each place. */
const ownFields = ['_rev', '_updatedAt', '_system']
const ownAssetFields = [...ownFields, '_createdAt', 'url', 'path', 'uploadId', 'metadata']

export function digestOf(document: Document): string {
  const left = isAsset(document) ? ownAssetFields : ownFields
  const kept = Object.entries(document).filter(([field]) => !left.includes(field))
  return createHash('sha256')
    .update(sorted(Object.fromEntries(kept)))
    .digest('hex')
}

/** JSON with the fields of every object in one order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
