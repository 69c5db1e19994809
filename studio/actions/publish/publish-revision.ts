import {overtakenRedirects, type PathChange, pathChange, redirectTo} from '@site/schemas/routes/page-move'
import {getDraftId, type SanityClient, type SanityDocument} from 'sanity'
import type {PendingAction} from '../../questions/question.ts'
import type {CheckedDraft} from '../../validation/check-draft.ts'
import {noteFormerTitles} from './former-titles.ts'

export type Outcome =
  | {is: 'published'; document: SanityDocument}
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
 * Publishes only the revision that was checked and asked about. If its path changes, the redirect comes first.
 *
 * @throws {Error} if the Content Lake cannot be reached or refuses
 */
export async function publishRevision(
  client: SanityClient,
  {id: publishedId, type}: {id: string; type: string},
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
    if (move && !(await isRedirected(client, publishedId, move)))
      return {is: 'notRedirected', from: move.from}
    const ifDraftRevisionId = await noteFormerTitles(client, published, draft)
    try {
      await client.action({
        actionType: 'sanity.action.document.publish',
        draftId: getDraftId(publishedId),
        publishedId,
        ifDraftRevisionId,
        ...(published && {ifPublishedRevisionId: published._rev}),
      })
      return {is: 'published', document: draft}
    } catch (error) {
      const now = await client.getDocument(draft._id)
      if (now?._rev === ifDraftRevisionId) throw error
    }
  }
  return {is: 'overtaken'}
}

async function isRedirected(client: SanityClient, publishedId: string, move: PathChange): Promise<boolean> {
  try {
    await leaveRedirect(client, publishedId, move)
    return true
  } catch (error) {
    console.error('The old address was not redirected:', error)
    return false
  }
}

/** Until the page moves, it wins over the redirect from its path. */
async function leaveRedirect(client: SanityClient, document: string, {from, to}: PathChange) {
  const redirect = redirectTo(document, from)
  const overtaken = await client.fetch<string[]>(
    overtakenRedirects,
    {from, to, id: redirect._id},
    {perspective: 'raw'},
  )
  const transaction = client.transaction().createOrReplace(redirect)
  await overtaken.reduce((all, other) => all.delete(other), transaction).commit()
}
