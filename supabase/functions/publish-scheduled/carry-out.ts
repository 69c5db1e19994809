import {contentDigest} from '@site/schemas/content/content-digest'
import {formerTitlesAfter} from '@site/schemas/content/former-titles'
import {logLine} from '@site/schemas/log-line'
import {overtakenRedirects, pathChange, redirectTo} from '@site/schemas/routes/page-move'
import type {ScheduleFailure} from '@site/schemas/content/scheduled-action'
import {LakeError, type ContentLake} from '../_shared/content-lake.ts'
import type {DueAction} from './find-due.ts'
import {isTaken} from './is-taken.ts'
import {tooLate} from './too-late.ts'

/** `ended`: somebody else has done it, or deleted the document. */
type Outcome = 'done' | 'failed' | 'ended'

/** One transaction changes document and schedule, so a repeated call finds neither that revision nor a schedule. */
export async function carryOut(lake: ContentLake, due: DueAction, at: Date): Promise<Outcome> {
  const target = due.action === 'publish' ? due.draft : due.published
  if (!target) {
    await lake.mutate([{delete: {id: due._id}}])
    return 'ended'
  }
  const failure = due.action === 'publish' ? (tooLate(due, at) ?? (await findFailure(lake, due))) : undefined
  if (failure) return fail(lake, due, failure)
  try {
    if (due.action === 'publish') await leaveRedirect(lake, due)
    await lake.act([actionOf(due), {actionType: 'sanity.action.document.delete', publishedId: due._id}])
    if (due.action === 'publish') await keepFormerTitles(lake, due)
    return 'done'
  } catch (error) {
    if (!(error instanceof LakeError) || error.status >= 500 || error.status === 429) throw error
    if (!(await isUnchanged(lake, due))) return 'ended'
    console.error(logLine(`publish-scheduled: ${due.action} of ${due.documentId} is refused:`, error.message))
    return fail(lake, due, 'refused')
  }
}

/** The rules are the Studio's, so only what it validated is published. A new place in a list is no change. */
async function findFailure(
  lake: ContentLake,
  {checked, content, draft, ...due}: DueAction,
): Promise<ScheduleFailure | undefined> {
  if (!content || checked?.digest !== (await contentDigest(content))) return 'unchecked'
  if (checked?.problems?.length) return 'invalid'
  return draft && (await isTaken(lake, due.documentId, draft)) ? 'taken' : undefined
}

function actionOf({action, documentId, draft}: DueAction) {
  const ids = {draftId: `drafts.${documentId}`, publishedId: documentId}
  return action === 'publish'
    ? {actionType: 'sanity.action.document.publish', ...ids, ifDraftRevisionId: draft?._rev}
    : {actionType: 'sanity.action.document.unpublish', ...ids}
}

/** Before publishing, as in the Studio, so that old links keep working. The page takes precedence until then. */
async function leaveRedirect(lake: ContentLake, {documentId, draft, published}: DueAction) {
  const change = pathChange(published, draft)
  if (!change) return
  const redirect = redirectTo(documentId, change.from)
  const overtaken = (await lake.query(overtakenRedirects, {...change, id: redirect._id}, 'raw')) as string[]
  await lake.mutate([{createOrReplace: redirect}, ...overtaken.map((id) => ({delete: {id}}))])
}

/** After publishing, because a changed draft would not be published. */
async function keepFormerTitles(lake: ContentLake, {documentId, draft, published}: DueAction) {
  const formerTitles = formerTitlesAfter(published, draft)
  if (!formerTitles) return
  try {
    await lake.mutate([{patch: {id: documentId, set: {formerTitles}}}])
  } catch (error) {
    console.error(logLine(`publish-scheduled: former titles of ${documentId} were not kept:`, String(error)))
  }
}

async function isUnchanged(lake: ContentLake, {_id, _rev}: DueAction): Promise<boolean> {
  return (await lake.query('*[_id == $id][0]._rev', {id: _id}, 'raw')) === _rev
}

async function fail(lake: ContentLake, {_id, _rev}: DueAction, failure: ScheduleFailure): Promise<Outcome> {
  try {
    await lake.mutate([{patch: {id: _id, ifRevisionID: _rev, set: {failure}}}])
    return 'failed'
  } catch (error) {
    if (error instanceof LakeError && error.status === 409) return 'ended'
    throw error
  }
}
