import {randomUUID} from 'node:crypto'
import type {Dataset, LakeDocument} from '../contract.ts'

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
  size: number
  /** The name is `<sha1>-<W>x<H>.<extension>` or `<sha1>.<extension>`. */
  file: string
  extension: string
  mimeType: string
  metadata?: Record<string, unknown>
}

/** The document id is derived from the file, so that equal bytes share one document. */
export const assetId = ({kind, file}: Pick<StoredAsset, 'kind' | 'file'>) =>
  `${kind}-${file.replace('.', '-')}`

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

/** Asset documents hold absolute URLs, which are wrong after a change of port. */
export function updateAssetUrls(dataset: Dataset, projectId: string, origin: string) {
  const ownPath = new RegExp(`^(?:images|files)/${projectId}/`)
  const outdated = [...dataset.documents()].filter(
    ({url, path}) => typeof path === 'string' && ownPath.test(path) && url !== `${origin}/${path}`,
  )
  if (outdated.length === 0) return
  dataset.commit({author: '<system>'}, (stage) => {
    for (const asset of outdated) {
      const url = `${origin}/${String(asset.path)}`
      const after = {...asset, url, _rev: stage.transactionId, _updatedAt: stage.timestamp}
      stage.put(asset._id, after, {patch: {id: asset._id, set: {url}}})
    }
  })
}
