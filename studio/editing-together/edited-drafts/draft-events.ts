import type {MutationEvent} from '@sanity/client'
import type {Version} from '../deletions.ts'

type Mutations = MutationEvent['mutations']

export function areComplete(events: MutationEvent[]): boolean {
  return events.every(
    ({transactionId, transactionTotalEvents}) =>
      events.filter((other) => other.transactionId === transactionId).length === transactionTotalEvents,
  )
}

/** Publishing deletes the draft and writes the published version. Unpublishing may do the reverse. */
export const isMove = ({transactionId}: MutationEvent, complete: MutationEvent[]) =>
  complete.some((other) => other.transactionId === transactionId && other.transition !== 'disappear')

/** The version gets a revision in place of the deletion, and nothing else. */
export const unchanged = (deletion: MutationEvent): MutationEvent => ({
  ...deletion,
  transition: 'update',
  mutations: [],
  resultRev: `${deletion.transactionId}-kept`,
})

export const missed = ({id, revision}: Version) =>
  ({type: 'mutation', documentId: id, ...alone(crypto.randomUUID()), resultRev: revision}) as MutationEvent

export const deletionOf = (shown: MutationEvent): MutationEvent => ({
  ...shown,
  ...alone(`${shown.transactionId}-later`),
  transition: 'disappear',
  mutations: [{delete: {id: shown.documentId}}] as Mutations,
  previousRev: shown.resultRev ?? '',
})

/**
 * Turns the creation of a new draft into two changes of the old one: to the new draft's origin, then by the edits. Only
 * the second has the id under which the Studio waits for its own edits, so it applies them to the first.
 */
export function merged(shown: MutationEvent, creation: MutationEvent): MutationEvent[] | undefined {
  const [first, ...edits] = creation.mutations
  const content = first && createdBy(first)
  if (!content) return undefined
  const base: MutationEvent = {
    ...creation,
    ...alone(`${creation.transactionId}-base`),
    transition: 'update',
    previousRev: shown.resultRev ?? '',
    mutations: [{createOrReplace: content}] as Mutations,
  }
  return [base, {...creation, transition: 'update', previousRev: base.resultRev ?? '', mutations: edits}]
}

function createdBy(mutation: Mutations[number]): unknown {
  if ('create' in mutation) return mutation.create
  if ('createIfNotExists' in mutation) return mutation.createIfNotExists
  return 'createOrReplace' in mutation ? mutation.createOrReplace : undefined
}

const alone = (transactionId: string) => ({
  transactionId,
  resultRev: transactionId,
  transactionTotalEvents: 1,
  transactionCurrentEvent: 1,
})
