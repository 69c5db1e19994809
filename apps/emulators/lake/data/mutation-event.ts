import type {DocumentChange, LakeDocument, Transaction} from '../contract.ts'

export interface ListenOptions {
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  /** Mendoza patches, which the Studio asks for. */
  withEffects: boolean
  visibility: string
}

export type Transition = 'appear' | 'update' | 'disappear'

const withoutRevision = (document: LakeDocument | null) => {
  if (!document) return null
  const {_rev, ...rest} = document
  return rest
}

/** What a listener is told about one document of a transaction. */
export function mutationEvent(
  {id, timestamp, author}: Transaction,
  {id: documentId, before, after, mutations}: DocumentChange,
  transition: Transition,
  {total, current}: {total: number; current: number},
  options: ListenOptions,
): Record<string, unknown> {
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
    ...(after && {resultRev: id}),
    timestamp,
    visibility: options.visibility,
    ...(options.includeMutations && {mutations}),
    // A Mendoza patch may set the whole value: opcode 0, then the document.
    ...(options.withEffects && {
      effects: {apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)]},
    }),
    ...(options.includeResult && after && {result: after}),
    ...(options.includePreviousRevision && before && {previous: before}),
  }
}
