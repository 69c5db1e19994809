import type {DocumentChange, Transaction} from '../contract.ts'
import {effectsOf} from './mendoza-patch.ts'

export interface ListenOptions {
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  withEffects: boolean
  visibility: 'query' | 'transaction'
}

export type Transition = 'appear' | 'update' | 'disappear'

/** `current` counts from 1. */
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
    // A deletion has it too, because the Studio orders events by revision and drops those without.
    resultRev: id,
    timestamp,
    visibility: options.visibility,
    ...(options.includeMutations && {mutations}),
    ...(options.withEffects && {effects: effectsOf({before, after})}),
    ...(options.includeResult && after && {result: after}),
    ...(options.includePreviousRevision && {previous: before}),
  }
}
