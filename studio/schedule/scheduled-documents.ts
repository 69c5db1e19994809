import {contentDigest} from '@site/schemas/content/content-digest'
import {
  isTooLate,
  scheduledAction,
  scheduledActionId,
  scheduledActions,
  scheduledActionType,
  type ScheduledAction,
  type ScheduledActionName,
} from '@site/schemas/content/scheduled-action'
import type {SanityClient, SanityDocument} from 'sanity'
import type {Ask} from '../questions/use-questions.tsx'
import type {CheckedDraft} from '../validation/check-draft.ts'
import type {ScheduleTimes} from './schedule-times.ts'

/** The soonest comes first. The client needs the perspective `raw`. */
export const scheduledQuery = `*[_type == "${scheduledActionType}"] | order(at asc){
  _id, _rev, action, documentId, documentType, at, checked, failure
}`

/** Only the API can have written invalid ones, which are left out. */
export function parseScheduled(result: unknown): ScheduledAction[] {
  return Array.isArray(result)
    ? result.flatMap((each) => {
        const parsed = scheduledAction.safeParse(each)
        return parsed.success ? [parsed.data] : []
      })
    : []
}

export interface Checked {
  digest: string
  problems: string[]
}

export async function asChecked({draft, problems}: CheckedDraft): Promise<Checked> {
  return {digest: await contentDigest(draft), problems}
}

export function isNoted({checked, failure}: ScheduledAction, {digest, problems}: Checked): boolean {
  const isSame = checked?.digest === digest && checked.problems?.join('\n') === problems.join('\n')
  return isSame && failure !== 'unchecked'
}

interface Scheduled {
  documentId: string
  documentType: string
  checked: Checked | undefined
}

/** Asks what would be asked if the checked draft were published, and the document unpublished, now. */
export async function mayBeScheduled(
  client: SanityClient,
  {documentId, documentType}: Pick<Scheduled, 'documentId' | 'documentType'>,
  draft: SanityDocument | undefined,
  times: ScheduleTimes,
  ask: Ask,
): Promise<boolean> {
  const published = (await client.getDocument(documentId)) ?? undefined
  const pending = {id: documentId, type: documentType, published, draft, isScheduled: true}
  for (const name of scheduledActions) if (times[name] && !(await ask({...pending, name}))) return false
  return true
}

export async function writeSchedule(
  client: SanityClient,
  {checked, ...document}: Scheduled,
  times: ScheduleTimes,
) {
  const transaction = scheduledActions.reduce((all, action) => {
    const _id = scheduledActionId(action, document.documentId)
    const at = times[action]?.toISOString()
    if (!at) return all.delete(_id)
    const stub = {_id, _type: scheduledActionType, action, ...document, at}
    return action === 'publish' ? all.createOrReplace({...stub, checked}) : all.createOrReplace(stub)
  }, client.transaction())
  await transaction.commit()
}

export const endSchedule = (client: SanityClient, documentId: string, action: ScheduledActionName) =>
  client.delete(scheduledActionId(action, documentId))

/** Does nothing if the schedule has been changed meanwhile. */
export const noteChecked = (client: SanityClient, {_id, _rev, failure}: ScheduledAction, checked: Checked) =>
  client
    .patch(_id)
    .ifRevisionId(_rev)
    .set({checked})
    .unset(isTooLate(failure) ? [] : ['failure'])
    .commit()
