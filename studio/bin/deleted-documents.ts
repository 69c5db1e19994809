import type {SanityClient, SanityDocument} from 'sanity'
import * as z from 'zod'
import {draftId, publishedId, titleOf} from '../start-page/stored-documents.ts'
import {draftOfDeleted, strongTargets} from './draft-of-deleted.ts'

/** Type of the records of deleted documents. It is not in the schema: nobody creates, finds or opens one. */
const deletedDocumentType = 'deletedDocument'

/** Id of the record of a deleted document: one for each. The dot hides it from everybody without a token. */
export const deletedDocumentId = (documentId: string) => `bin.${documentId}`

const deletedDocument = z.object({
  /** Id of the document once published. */
  documentId: z.string().min(1),
  documentType: z.string().min(1),
  title: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullish(),
  /** Id of a user. */
  deletedBy: z.string().nullish(),
  /** ISO instant. */
  deletedAt: z.iso.datetime(),
  /** Whether the document exists, published or as a draft: it was not deleted after all, or brought back. */
  exists: z.boolean(),
})

export type DeletedDocument = z.output<typeof deletedDocument>

/** The records of deleted documents without their content, the latest first. Needs the perspective `raw`. */
const deletedQuery = `*[_type == $type] | order(deletedAt desc){
  documentId, documentType, title, deletedBy, deletedAt,
  "exists": defined(*[_id in [^.documentId, "drafts." + ^.documentId]][0]._id)
}`

/** All records that are well-formed. */
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

const dayMs = 24 * 3600_000
const keptMs = 365 * dayMs

/**
 * Whether a record is of no use any more. One of a document that exists stays for a day: somebody may be about to delete it,
 * since the record is written before the dialog opens.
 */
export function isSpent({deletedAt, exists}: DeletedDocument, now: Date): boolean {
  return now.getTime() - Date.parse(deletedAt) > (exists ? dayMs : keptMs)
}

/** Deletes records for good. */
export async function removeDeleted(client: SanityClient, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return
  const transaction = client.transaction()
  for (const id of documentIds) transaction.delete(deletedDocumentId(id))
  await transaction.commit({tag: 'bin'})
}

/** Records what the Content Lake stores of a document: its draft, or what is published if it has none. */
export async function recordDeleted(
  client: SanityClient,
  documentId: string,
  by: {deletedBy: string | undefined; deletedAt: Date},
): Promise<void> {
  const [draft, published] = await client.getDocuments([draftId(documentId), documentId])
  const document = draft ?? published
  if (document) await client.createOrReplace(recordOf(document, by), {tag: 'bin'})
}

/** The record of a document. Its content is JSON, which holds no references: they would be listed as uses of other documents. */
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
 * Creates the draft of a deleted document again, unless there is one, and removes the record.
 *
 * @throws if there is no record, or the Content Lake cannot be reached or refuses
 */
export async function bringBack(client: SanityClient, documentId: string): Promise<void> {
  const record = await client.getDocument<{content: string}>(deletedDocumentId(documentId))
  if (!record) throw new Error(`${documentId} is not in the bin`)
  const document = JSON.parse(record.content) as SanityDocument
  const ids = strongTargets(document)
  const params = {ids, draftIds: ids.map(draftId), type: deletedDocumentType}
  const targets = await client.fetch<Targets>(targetsQuery, params, {perspective: 'raw', tag: 'bin'})
  const types = [...targets.deleted, ...targets.drafts].map(
    (target) => [publishedId(target), target.type] as const,
  )
  await client
    .transaction()
    .createIfNotExists(draftOfDeleted(document, new Set(targets.published), new Map(types)))
    .delete(record._id)
    .commit({tag: 'bin'})
}
