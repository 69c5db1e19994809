import type {SanityClient, SanityDocument, SanityDocumentLike} from 'sanity'
import * as z from 'zod'
import {copyOf} from '../documents/copy-document.ts'
import {draftId, publishedId, titleOf} from '../documents/stored-documents.ts'
import {draftOfDeleted, strongTargets} from './draft-of-deleted.ts'

/** The schema does not have this type, because nobody creates, finds or opens such a record. */
const deletedDocumentType = 'deletedDocument'

/** Each document has one record. The dot hides it from everybody without a token. */
export const deletedDocumentId = (documentId: string) => `bin.${documentId}`

const deletedDocument = z.object({
  documentId: z.string().min(1),
  documentType: z.string().min(1),
  title: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullish(),
  deletedBy: z.string().nullish(),
  deletedAt: z.iso.datetime(),
  /** Another document has its id again, or a part of it was written after the deletion. */
  exists: z.boolean(),
})

export type DeletedDocument = z.output<typeof deletedDocument>

const deletedQuery = `*[_type == $type] | order(deletedAt desc){
  documentId, documentType, title, deletedBy, deletedAt,
  "exists": defined(*[_id in [^.documentId, "drafts." + ^.documentId]][0]._id)
}`

/** Invalid records are left out. The client needs the perspective `raw`. */
export async function loadDeleted(client: SanityClient): Promise<DeletedDocument[]> {
  const found = await client.fetch<unknown[]>(
    deletedQuery,
    {type: deletedDocumentType},
    {perspective: 'raw', tag: 'bin'},
  )
  return found.flatMap((each) => {
    const parsed = deletedDocument.safeParse(each)
    return parsed.success ? [parsed.data] : []
  })
}

const keptMs = 365 * 24 * 3600_000

export const isSpent = ({deletedAt}: DeletedDocument, now: Date): boolean =>
  now.getTime() - Date.parse(deletedAt) > keptMs

export async function removeDeleted(client: SanityClient, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return
  const transaction = client.transaction()
  for (const id of documentIds) transaction.delete(deletedDocumentId(id))
  await transaction.commit({tag: 'bin'})
}

/** The content is JSON, because references in a record would be listed as uses of other documents. */
export function recordOf(
  document: SanityDocument,
  {deletedBy, deletedAt}: {deletedBy: string | undefined; deletedAt: Date},
) {
  const documentId = publishedId(document)
  return {
    _id: deletedDocumentId(documentId),
    _type: deletedDocumentType,
    documentId,
    documentType: document._type,
    title: {lt: titleOf(document, 'lt'), en: titleOf(document, 'en')},
    deletedBy,
    deletedAt: deletedAt.toISOString(),
    content: JSON.stringify(document),
  }
}

const targetsQuery = `{
  "published": *[_id in $ids]._id,
  "drafts": *[_id in $draftIds]{_id, "type": _type},
  "deleted": *[_type == $type && documentId in $ids]{"_id": documentId, "type": documentType}
}`

interface Targets {
  published: string[]
  drafts: {_id: string; type: string}[]
  deleted: {_id: string; type: string}[]
}

/**
 * Where its id exists again, it comes back as a copy.
 *
 * @returns the id of what came back
 * @throws {Error} if there is no record, or the Content Lake cannot be reached or refuses
 */
export async function bringBack(client: SanityClient, documentId: string): Promise<string> {
  const record = await client.getDocument<{content: string}>(deletedDocumentId(documentId))
  if (!record) throw new Error(`${documentId} is not in the bin`)
  const document = JSON.parse(record.content) as SanityDocument
  const versions = await client.getDocuments([documentId, draftId(documentId)])
  const isTaken = versions.some((version) => version !== null)
  const back = isTaken ? {...copyOf(document), _id: crypto.randomUUID(), _type: document._type} : document
  await createDraft(client, back, record._id)
  return publishedId(back)
}

/**
 * Brings back what was deleted a moment ago, bin or not.
 *
 * @throws {Error} if it is not found, or the Content Lake cannot be reached or refuses
 */
export async function bringBackVersion(
  client: SanityClient,
  {id, revision}: {id: string; revision: string},
): Promise<void> {
  const url = `/data/history/${client.config().dataset}/documents/${id}?revision=${revision}`
  const {documents} = await client.request<{documents: SanityDocument[]}>({url, tag: 'bin'})
  const document = documents.find(({_id}) => _id === id)
  if (!document) throw new Error(`There is no ${revision} of ${id}`)
  await createDraft(client, document, deletedDocumentId(publishedId(document)))
}

async function createDraft(client: SanityClient, document: SanityDocumentLike, recordId: string) {
  const ids = strongTargets(document)
  const params = {ids, draftIds: ids.map(draftId), type: deletedDocumentType}
  const targets = await client.fetch<Targets>(targetsQuery, params, {perspective: 'raw', tag: 'bin'})
  const types = [...targets.deleted, ...targets.drafts].map(
    (target) => [publishedId(target), target.type] as const,
  )
  await client
    .transaction()
    .createIfNotExists(draftOfDeleted(document, new Set(targets.published), new Map(types)))
    .delete(recordId)
    .commit({tag: 'bin'})
}
