import type {Dataset, DocumentChange, LakeDocument, Transaction} from '../contract.ts'
import {draftId, isDraft, isPublished, publishedId} from '../document-id.ts'

type Occurrence =
  | {type: 'createLiveDocument' | 'updateLiveDocument'; revisionId: string}
  | {type: 'createDocumentVersion' | 'deleteDocumentVersion'; versionId: string; versionRevisionId: string}
  | {
      type: 'publishDocumentVersion'
      revisionId: string
      versionId: string
      versionRevisionId: string
      releaseId?: string
      publishCause: 'document.publish' | 'release.publish'
    }
  | {type: 'unpublishDocument'; versionId: string; versionRevisionId: string}
  | {type: 'deleteDocumentGroup'}

type DocumentEvent = Occurrence & {documentId: string; timestamp: string; author: string}

interface EventPage {
  events: DocumentEvent[]
  /** It is empty at the end. */
  nextCursor: string
}

/** The newest event comes first. */
export function documentEvents(
  dataset: Dataset,
  id: string,
  {limit, cursor}: {limit: number; cursor: string | undefined},
): EventPage {
  const transactions = dataset.findTransactions({
    documents: [...new Set([id, publishedId(id), draftId(id)])],
    since: retainedSince(),
    newestFirst: true,
    limit: Number.MAX_SAFE_INTEGER,
  })
  const existing = new Set([publishedId(id), draftId(id)].filter((known) => dataset.get(known)))
  const all = transactions.flatMap((transaction) => {
    const hasDraft = existing.has(draftId(id))
    for (const {id: changed, before} of transaction.changes) {
      if (before) existing.add(changed)
      else existing.delete(changed)
    }
    return eventsOf(transaction, id, hasDraft).map((event) => ({event, sequence: transaction.sequence}))
  })
  const older = all.filter(({sequence}) => !cursor || sequence < Number(cursor))
  const last = older[limit - 1]
  // A page ends with a whole transaction.
  const page = last ? older.filter(({sequence}) => sequence >= last.sequence) : older
  return {
    events: page.map(({event}) => event),
    nextCursor: page.length < older.length ? String(last?.sequence) : '',
  }
}

function eventsOf(transaction: Transaction, id: string, hasDraft: boolean): DocumentEvent[] {
  const {timestamp, author, changes} = transaction
  const published = changes.find((change) => change.id === publishedId(id))
  const occurrences = isPublished(id)
    ? ofPublished(transaction, published, hasDraft)
    : ofVersion(transaction, id, published, hasDraft)
  const common = {documentId: publishedId(id), timestamp, author}
  return occurrences.map((occurrence) => ({...occurrence, ...common}))
}

function ofPublished(
  {id: revisionId, changes}: Transaction,
  published: DocumentChange | undefined,
  hasDraft: boolean,
): Occurrence[] {
  if (!published) return []
  const {before, after} = published
  if (!after) return [hasDraft ? unpublished(published.id, changes, before) : {type: 'deleteDocumentGroup'}]
  const version = changes
    .filter(isDeletion)
    .find((change) => !isPublished(change.id) && publishedId(change.id) === published.id)
  if (version) return [publishing(revisionId, version)]
  return [{type: before ? 'updateLiveDocument' : 'createLiveDocument', revisionId}]
}

function ofVersion(
  {id: revisionId, changes}: Transaction,
  id: string,
  published: DocumentChange | undefined,
  hasDraft: boolean,
): Occurrence[] {
  const version = changes.find((change) => change.id === id)
  const isGone = published !== undefined && isDeletion(published)
  if (isGone && hasDraft && isDraft(id)) return [unpublished(published.id, changes, published.before)]
  if (version && isDeletion(version)) {
    if (published?.after) return [publishing(revisionId, version)]
    // With the revision of the last edit, the Studio would mix up the two and show a deleted document empty.
    return [{type: 'deleteDocumentVersion', versionId: id, versionRevisionId: revisionId}]
  }
  if (version && !version.before)
    return [{type: 'createDocumentVersion', versionId: id, versionRevisionId: revisionId}]
  return isGone ? [{type: 'deleteDocumentGroup'}] : []
}

/** The draft that an unpublished document leaves behind may be older. */
function unpublished(published: string, changes: DocumentChange[], before: LakeDocument | null): Occurrence {
  const versionId = draftId(published)
  const draft = changes.find((change) => change.id === versionId)?.after
  return {type: 'unpublishDocument', versionId, versionRevisionId: draft?._rev ?? before?._rev ?? ''}
}

type Deletion = DocumentChange & {before: LakeDocument; after: null}

const isDeletion = (change: DocumentChange): change is Deletion =>
  change.before !== null && change.after === null

function publishing(revisionId: string, {id: versionId, before}: Deletion): Occurrence {
  const release = isDraft(versionId) ? undefined : versionId.split('.')[1]
  return {
    type: 'publishDocumentVersion',
    revisionId,
    versionId,
    versionRevisionId: before._rev,
    ...(release !== undefined && {releaseId: release}),
    publishCause: release === undefined ? 'document.publish' : 'release.publish',
  }
}

/** Sanity's free plan keeps history this long. */
const RETENTION_MS = 3 * 24 * 60 * 60 * 1000

/** The log itself keeps everything. */
export const retainedSince = () => new Date(Date.now() - RETENTION_MS).toISOString()
