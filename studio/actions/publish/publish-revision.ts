import {pathChange} from '@site/schemas/routes/page-move'
import {getDraftId, type SanityClient, type SanityDocument} from 'sanity'
import type {PendingAction} from '../../questions/question.ts'
import type {CheckedDraft} from '../../validation/check-draft.ts'
import {noteFormerTitles} from './former-titles.ts'
import {preparePublication} from '../publication.ts'

export type Outcome =
  | {is: 'published'; document: SanityDocument; revision: string}
  | {is: 'refused'; problems: string[]}
  /** Somebody said no to a question. */
  | {is: 'cancelled'}
  /** The redirect from the page's old path failed. */
  | {is: 'notRedirected'; from: string}
  /** Somebody kept typing in the draft. */
  | {is: 'overtaken'}
  | {is: 'failed'}

const tries = 5

/**
 * Publishes only the revision that was checked and asked about. What was there before is noted, and if its path
 * changes, redirected from, first.
 *
 * @throws {Error} if the Content Lake cannot be reached or refuses
 */
export async function publishRevision(
  client: SanityClient,
  {id: publishedId, type, by}: {id: string; type: string; by: string | undefined},
  check: () => Promise<CheckedDraft | undefined>,
  ask: (action: PendingAction) => Promise<boolean>,
): Promise<Outcome> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const checked = await check()
    if (!checked) throw new Error('There is no draft.')
    const {draft, problems} = checked
    if (problems.length > 0) return {is: 'refused', problems}
    const published = (await client.getDocument(publishedId)) ?? undefined
    const pending = {name: 'publish', id: publishedId, type, published, draft, isScheduled: false} as const
    if (!(await ask(pending))) return {is: 'cancelled'}
    const move = pathChange(published ?? null, draft)
    const revision = crypto.randomUUID()
    try {
      await preparePublication(client, {id: publishedId, revision, published, move, by})
    } catch (error) {
      if (!move) throw error
      console.error('The old address was not redirected:', error)
      return {is: 'notRedirected', from: move.from}
    }
    const ifDraftRevisionId = await noteFormerTitles(client, published, draft)
    try {
      await client.action(
        {
          actionType: 'sanity.action.document.publish',
          draftId: getDraftId(publishedId),
          publishedId,
          ifDraftRevisionId,
          ...(published && {ifPublishedRevisionId: published._rev}),
        },
        {transactionId: revision},
      )
      return {is: 'published', document: draft, revision}
    } catch (error) {
      const [draftNow, publishedNow] = await client.getDocuments([draft._id, publishedId])
      // Only the answer was lost.
      if (publishedNow?._rev === revision) return {is: 'published', document: draft, revision}
      if (draftNow?._rev === ifDraftRevisionId) throw error
    }
  }
  return {is: 'overtaken'}
}
