import type {SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'
import {Readable} from 'node:stream'
import {isDeepStrictEqual} from 'node:util'
import {createGunzip} from 'node:zlib'
import {readWhole, type Entry} from './archive.ts'
import {exportDocuments, nameDataset, openDataset, type ContentAccess} from './content-lake.ts'
import {digestOf, isAsset, type AssetDocument, type Document} from './documents.ts'
import {linesOf} from './lines.ts'
import {entryOf, type Manifest} from './manifest.ts'
import {tryAgain} from './try-again.ts'

type Saved = Manifest['content']

/** This document exists only while a restore runs, so that the next one can go on after one that was cut short. */
const mark = 'restore.unfinished'

/** What an interrupted restore of the same backup left does not count. @throws {Error} when there are other documents */
export async function requireEmptyDataset(access: ContentAccess, createdAt: string): Promise<void> {
  const {documents, unfinished} = await openDataset(access).fetch<{
    documents: number
    unfinished: string | null
  }>(
    '{"documents": count(*[_id != $mark && !(_type match "system.*") && !(_type match "sanity.*")]), "unfinished": *[_id == $mark][0].backup}',
    {mark},
  )
  if (unfinished === createdAt || documents === 0) return
  throw new Error(
    `The dataset ${nameDataset(access)} has ${documents} documents. A backup is restored into an empty dataset only: make a new one.`,
  )
}

export const markUnfinished = (access: ContentAccess, createdAt: string) =>
  openDataset(access).createOrReplace({_id: mark, _type: 'restoreMark', backup: createdAt})

export const removeMark = (access: ContentAccess) => openDataset(access).delete(mark)

/** Uploads every file, imports every document, and compares both with the backup. */
export async function loadContent(
  access: ContentAccess,
  saved: Saved,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  const client = openDataset(access)
  const documents: Document[] = []
  const assets = new Map<string, AssetDocument>()
  for await (const {name, content} of entries) {
    if (name === entryOf.documents) {
      for await (const document of readDocuments(content)) {
        if (isAsset(document)) assets.set(entryOf.asset(document._id), document)
        else documents.push(document)
      }
    }
    const asset = assets.get(name)
    if (asset) await uploadAsset(client, asset, await readWhole(content))
  }
  await sanityImport(documents, {
    client,
    operation: 'createOrReplace',
    releasesOperation: 'replace',
    allowReplacementCharacters: true,
    onProgress: () => {},
  })
  await requireEqual(client, access, saved)
}

async function* readDocuments(content: AsyncIterable<Uint8Array>): AsyncGenerator<Document> {
  for await (const line of linesOf(Readable.from(content).compose(createGunzip())))
    yield JSON.parse(line) as Document
}

/** The Content Lake makes the id of the content, so it is the same as before. */
async function uploadAsset(client: SanityClient, asset: AssetDocument, content: Buffer): Promise<void> {
  const kind = asset._type === 'sanity.imageAsset' ? 'image' : 'file'
  const {_id} = await tryAgain(() =>
    client.assets.upload(kind, content, {
      filename: asset.originalFilename ?? `file.${asset.extension}`,
      contentType: asset.mimeType,
    }),
  )
  if (_id !== asset._id)
    throw new Error(`The file ${asset._id} of the content became ${_id}, so documents would not find it.`)
  const stored = await client.getDocument(_id)
  const described = describe(asset)
  const found = describe(stored ?? {})
  if (isDeepStrictEqual(found, described)) return
  const superfluous = Object.keys(found).filter((field) => !(field in described))
  await client.patch(_id).set(described).unset(superfluous).commit()
}

/** What people wrote about the file, such as its name. */
const describe = (asset: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(asset).filter(([field]) => !madeByLake.has(field)))

const madeByLake = new Set([
  '_id',
  '_type',
  '_rev',
  '_createdAt',
  '_updatedAt',
  '_system',
  'assetId',
  'extension',
  'metadata',
  'mimeType',
  'path',
  'sha1hash',
  'size',
  'uploadId',
  'url',
])

async function requireEqual(client: SanityClient, access: ContentAccess, saved: Saved) {
  const left = new Map(Object.entries(saved.documents.digests))
  const differing: string[] = []
  for await (const document of exportDocuments(client, access)) {
    const {_id} = document
    if (_id === mark) continue
    if (left.get(_id) !== digestOf(document)) differing.push(_id)
    left.delete(_id)
  }
  const faults = [...differing, ...left.keys()]
  if (faults.length > 0)
    throw new Error(
      `The content was restored, but ${faults.length} documents are not as in the backup: ${faults.slice(0, 10).join(', ')}.`,
    )
}
