import {ClientError, type SanityClient, type SanityDocument, type Transaction} from '@sanity/client'
import {redirectId, redirectTo} from '@site/schemas/routes/page-move'
import {pageAt} from '@site/schemas/validation/stored-documents'
import {getDraftId} from 'sanity'
import {deletions} from '../../editing-together/deletions.ts'
import type {PendingAction} from '../../questions/question.ts'
import {loadPublication, type Publication, undoableForSeconds} from '../publication.ts'
import {draftOf, ifUnchanged} from '../removal/remove-revision.ts'

export type UndoOutcome =
  /** `isGone` from the site, since nothing was public before. A newer draft has stayed. */
  | {is: 'undone'; isGone: boolean; hasNewerDraft: boolean}
  /** Somebody said no to a question. */
  | {is: 'cancelled'}
  /** Something else is public by now. */
  | {is: 'publishedSince'; by: string | undefined}
  | {is: 'unpublishedSince'}
  /** Its former address is another page’s, or its redirect was changed. */
  | {is: 'addressChanged'}
  | {is: 'tooLate'}
  | {is: 'failed'}

const tries = 5

/**
 * Makes public again what was before a revision was published, with its redirects. What was published becomes the draft,
 * unless there is a newer one.
 *
 * @param ask resolves to whether it may go on, and is called again if the document has changed meanwhile
 * @throws {Error} if the Content Lake cannot be reached or refuses
 */
export async function undoPublication(
  client: SanityClient,
  {id, type, revision}: {id: string; type: string; revision: string},
  ask: (action: PendingAction) => Promise<boolean>,
): Promise<UndoOutcome> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const [draft, published] = await client.getDocuments([getDraftId(id), id])
    if (!published) return {is: 'unpublishedSince'}
    if (published._rev !== revision) {
      const since = await loadPublication(client, published._rev)
      return {is: 'publishedSince', by: since?.by ?? undefined}
    }
    const publication = await loadPublication(client, revision)
    if (!publication || publication.ageSeconds > undoableForSeconds) return {is: 'tooLate'}
    if (!(await isAddressFree(client, id, publication))) return {is: 'addressChanged'}
    if (!(await ask(pendingUndo({id, type, published, draft: draft ?? undefined, publication}))))
      return {is: 'cancelled'}
    try {
      const hasNewerDraft = draft !== null
      const transaction = client.transaction().transactionId(deletions.ownTransactionId())
      await undoing(transaction, {published, hasNewerDraft, publication}).commit()
      return {is: 'undone', isGone: !publication.published, hasNewerDraft}
    } catch (error) {
      const isRefused = error instanceof ClientError && [404, 409].includes(error.statusCode)
      if (!isRefused || attempt === tries - 1) throw error
    }
  }
  return {is: 'failed'}
}

interface Undo {
  id: string
  type: string
  published: SanityDocument
  draft: SanityDocument | undefined
  publication: Publication
}

/** To visitors it is as if what was there before were published, or the page unpublished. */
function pendingUndo({id, type, published, draft: newerDraft, publication}: Undo): PendingAction {
  const pending = {id, type, published, isScheduled: false, undo: {newerDraft}}
  return publication.published
    ? {...pending, name: 'publish', draft: publication.published}
    : {...pending, name: 'unpublish', draft: newerDraft}
}

const addressQuery = `{
  "revision": *[_id == $redirect][0]._rev,
  "others": count(*[_id != $id && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && (${pageAt('').filter})])
}`

/** The redirect from the old path was made with the record. Somebody may have changed it since, or put a page there. */
async function isAddressFree(
  client: SanityClient,
  id: string,
  {move, record}: Publication,
): Promise<boolean> {
  if (!move) return true
  const {revision, others} = await client.fetch<{revision: string | null; others: number}>(
    addressQuery,
    {id, redirect: redirectId(move.from), ...pageAt(move.from).params},
    {perspective: 'raw', tag: 'publication'},
  )
  return revision === record._rev && others === 0
}

interface Undoing {
  published: SanityDocument
  hasNewerDraft: boolean
  publication: Publication
}

/** A draft that appears meanwhile makes it fail, like everything else that changes. */
function undoing(transaction: Transaction, {published, hasNewerDraft, publication}: Undoing): Transaction {
  const {_id, _rev} = published
  ifUnchanged(transaction, _id, _rev)
  if (publication.published) transaction.createOrReplace(asStored(publication.published))
  else transaction.delete(_id)
  if (hasNewerDraft) transaction.createIfNotExists(draftOf(published))
  else transaction.create(draftOf(published))
  restoreRedirects(transaction, _id, publication)
  return transaction.delete(publication.record._id)
}

/** Whoever got the link meanwhile is led on from it, unless it led elsewhere before. */
function restoreRedirects(
  transaction: Transaction,
  id: string,
  {move, redirects, record}: Publication,
): void {
  if (!move) return
  const made = redirectId(move.from)
  ifUnchanged(transaction, made, record._rev).delete(made)
  for (const redirect of redirects) transaction.createOrReplace(asStored(redirect))
  if (!redirects.some(({from}) => from === move.to)) transaction.createIfNotExists(redirectTo(id, move.to))
}

/** The Content Lake sets the others. */
function asStored({_rev, _updatedAt, ...document}: SanityDocument) {
  return document
}
