import type {DocumentChange, LakeDocument, Transaction} from '../contract.ts'

export interface ListenOptions {
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  /** Mendoza patches, which the Studio asks for. */
  withEffects: boolean
  visibility: 'query' | 'transaction'
}

export type Transition = 'appear' | 'update' | 'disappear'

/** What a listener is told about one document of a transaction; `current` counts from 1. */
export function mutationEvent(
  {id, timestamp, author}: Transaction,
  {id: documentId, before, after, mutations}: DocumentChange,
  transition: Transition,
  {total, current}: {total: number; current: number},
  options: ListenOptions,
) {
  return {
    type: 'mutation',
    eventId: `${id}#${documentId}`,
    documentId,
    transactionId: id,
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
    transition,
    identity: author,
    ...(before && {previousRev: before._rev}),
    // Also of a deleted document: the Studio drops an event that it cannot put in line by its revisions.
    resultRev: id,
    timestamp,
    visibility: options.visibility,
    ...(options.includeMutations && {mutations}),
    // A Mendoza patch may set the whole value: opcode 0, then the document.
    ...(options.withEffects && {
      effects: {apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)]},
    }),
    ...(options.includeResult && after && {result: after}),
    ...(options.includePreviousRevision && {previous: before}),
  }
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null
  const {_rev, ...rest} = document
  return rest
}
