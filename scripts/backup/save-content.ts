import {createHash} from 'node:crypto'
import type {ArchiveWriter} from './archive.ts'
import {exportDocuments, nameDataset, openDataset, type ContentAccess} from './content-lake.ts'
import {digestOf, isAsset, type AssetDocument, type Document} from './documents.ts'
import {entryOf, type Manifest} from './manifest.ts'
import {tryAgain} from './try-again.ts'

type Saved = Manifest['content']

export async function saveContent(access: ContentAccess, archive: ArchiveWriter): Promise<Saved> {
  const digests: Record<string, string> = {}
  const documents: AssetDocument[] = []
  async function* lines() {
    for await (const document of exportDocuments(openDataset(access), access)) {
      digests[document._id] = digestOf(document)
      if (isAsset(document)) documents.push(document)
      yield lineOf(document)
    }
  }
  const saved = await archive.addStream(entryOf.documents, lines())
  const assets: Saved['assets'] = []
  for (const document of documents) {
    const content = await tryAgain(() => download(document, access.token))
    await archive.add(entryOf.asset(document._id), content)
    assets.push({id: document._id, bytes: content.length, sha256: hash('sha256', content)})
  }
  const count = Object.keys(digests).length
  return {from: nameDataset(access), documents: {...saved, count, digests}, assets}
}

const lineOf = (document: Document) => Buffer.from(`${JSON.stringify(document)}\n`)

const hash = (name: string, content: Buffer) => createHash(name).update(content).digest('hex')

/** What was uploaded, which Sanity gives to those who may read the dataset. Without this it sends a picture made anew. */
async function download(
  {_id, _type, url, sha1hash, extension}: AssetDocument,
  token: string,
): Promise<Buffer> {
  const address = new URL(url)
  const isOriginalElsewhere = _type === 'sanity.imageAsset' && address.hostname === 'cdn.sanity.io'
  if (isOriginalElsewhere) address.searchParams.set('dlRaw', 'true')
  const response = await fetch(address, {
    headers: isOriginalElsewhere ? {authorization: `Bearer ${token}`} : {},
    signal: AbortSignal.timeout(10 * 60_000),
  })
  if (!response.ok) {
    throw new Error(
      `The file ${_id} of the content could not be read (${response.status}). If it was deleted a moment ago, start the backup again.`,
    )
  }
  const content = Buffer.from(await response.arrayBuffer())
  // Sanity cleans SVG after it has made the hash.
  if (extension !== 'svg' && hash('sha1', content) !== sha1hash)
    throw new Error(`The file ${_id} of the content did not arrive as it was uploaded.`)
  return content
}
