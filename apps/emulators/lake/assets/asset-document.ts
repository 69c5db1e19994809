import {randomUUID} from 'node:crypto'
import type {Dataset, LakeDocument} from '../contract.ts'

/** What the person who uploads may say about a file, in the query of the upload. */
export interface AssetDescription {
  originalFilename?: string
  label?: string
  title?: string
  description?: string
  creditLine?: string
  source?: {id: string; name?: string; url?: string}
}

interface StoredAsset {
  kind: 'image' | 'file'
  sha1: string
  /** Bytes. */
  size: number
  /** Name under which it is served: `<sha1>-<W>x<H>.<extension>` or `<sha1>.<extension>`. */
  file: string
  extension: string
  mimeType: string
  metadata?: Record<string, unknown>
}

/** The document's id follows from the file, so that the same bytes are one document. */
export const assetId = ({kind, file}: Pick<StoredAsset, 'kind' | 'file'>) =>
  `${kind}-${file.replace('.', '-')}`

/** Commits the asset's document unless there is one, and returns it. */
export function ensureAssetDocument(
  dataset: Dataset,
  options: {
    author: string
    projectId: string
    origin: string
    asset: StoredAsset
    description: AssetDescription
  },
): LakeDocument {
  const {author, projectId, origin, asset, description} = options
  const _id = assetId(asset)
  const existing = dataset.get(_id)
  if (existing) return existing

  const path = `${asset.kind}s/${projectId}/${dataset.name}/${asset.file}`
  const fields = {
    _id,
    _type: `sanity.${asset.kind}Asset`,
    ...description,
    assetId: asset.sha1,
    sha1hash: asset.sha1,
    extension: asset.extension,
    mimeType: asset.mimeType,
    size: asset.size,
    uploadId: randomUUID().replaceAll('-', ''),
    path,
    url: `${origin}/${path}`,
    ...(asset.metadata && {metadata: asset.metadata}),
  }
  return dataset.commit({author}, (stage) => {
    const {timestamp, transactionId} = stage
    const document = {...fields, _rev: transactionId, _createdAt: timestamp, _updatedAt: timestamp}
    stage.put(_id, document, {create: fields})
    return document
  }).result
}
