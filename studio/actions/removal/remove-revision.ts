import {ClientError, type Transaction} from '@sanity/client'
import {getDraftId, type SanityClient, type SanityDocument} from 'sanity'
import {recordOf} from '../../bin/deleted-documents.ts'
import {deletions} from '../../editing-together/deletions.ts'
import type {PendingAction} from '../../questions/question.ts'

export type RemovalName = 'unpublish' | 'delete' | 'discard'

export type RemovalOutcome = 'removed' | 'cancelled' | 'overtaken'

interface Removal {
  name: RemovalName
  /** Of the published version. */
  id: string
  type: string
  deletedBy: string | undefined
  now: () => Date
}

const tries = 5

/**
 * Removes only the revisions that were asked about. What is deleted goes into the bin in the same moment, as it is then.
 *
 * @param ask resolves to whether it may go on, and is called again if the document has changed meanwhile
 * @throws {Error} if the Content Lake cannot be reached or refuses
 */
export async function removeRevision(
  client: SanityClient,
  removal: Removal,
  ask: (action: PendingAction) => Promise<boolean>,
): Promise<RemovalOutcome> {
  const {name, id, type} = removal
  for (let attempt = 0; attempt < tries; attempt++) {
    const [draft, published] = await client.getDocuments([getDraftId(id), id])
    const stored = {draft: draft ?? undefined, published: published ?? undefined}
    if (!(await ask({name, id, type, ...stored, isScheduled: false}))) return 'cancelled'
    try {
      const transaction = client.transaction().transactionId(deletions.ownTransactionId())
      await removing(transaction, removal, stored)?.commit()
      return 'removed'
    } catch (error) {
      if (!isOvertaken(error)) throw error
    }
  }
  return 'overtaken'
}

function removing(
  transaction: Transaction,
  {name, deletedBy, now}: Removal,
  {draft, published}: Pick<PendingAction, 'draft' | 'published'>,
): Transaction | undefined {
  const gone = {unpublish: [published], discard: [draft], delete: [draft, published]}[name].filter(
    (document) => document !== undefined,
  )
  const [first] = gone
  if (!first) return undefined
  if (name === 'delete') transaction.createOrReplace(recordOf(first, {deletedBy, deletedAt: now()}))
  if (name === 'unpublish') transaction.createIfNotExists(draftOf(first))
  return gone.reduce((all, {_id, _rev}) => ifUnchanged(all, _id, _rev).delete(_id), transaction)
}

/** What is published, as a draft. */
export function draftOf({_rev, _updatedAt, ...content}: SanityDocument) {
  return {...content, _id: getDraftId(content._id)}
}

/** Deleting and replacing know no condition, but the patch before them does. It changes nothing. */
export const ifUnchanged = (transaction: Transaction, id: string, revision: string) =>
  transaction.patch(id, (patch) => patch.ifRevisionId(revision).unset(['removal']))

const isOvertaken = (error: unknown) => error instanceof ClientError && [404, 409].includes(error.statusCode)
