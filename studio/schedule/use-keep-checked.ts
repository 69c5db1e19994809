import type {ScheduledAction} from '@site/schemas/content/scheduled-action'
import {useEffect} from 'react'
import {type EditStateFor, useClient} from 'sanity'
import type {CheckedDraft} from '../validation/check-draft.ts'
import {asChecked, endSchedule, isNoted, noteChecked} from './scheduled-documents.ts'

/** Waits for a pause in typing. */
const pauseMs = 1500

/**
 * While the form is open, keeps the schedule to what the draft has become: a change is noted with what the validation says
 * of it, and there is nothing left to publish once somebody has published by hand or discarded the changes.
 */
export function useKeepChecked(
  scheduled: ScheduledAction | undefined,
  {draft, published, ready}: Pick<EditStateFor, 'draft' | 'published' | 'ready'>,
  check: () => Promise<CheckedDraft | undefined>,
  mayPublish: boolean,
): void {
  const client = useClient({apiVersion: '2025-02-19'})
  const isOver = ready && !draft && !!published
  useEffect(() => {
    if (!scheduled || !mayPublish || !(isOver || draft)) return
    const note = async () => {
      if (isOver) return endSchedule(client, scheduled.documentId, 'publish')
      const found = await check()
      const checked = found && (await asChecked(found))
      if (checked && !isNoted(scheduled, checked)) await noteChecked(client, scheduled, checked)
    }
    const pause = setTimeout(() => {
      // Somebody else's form, or the job, was faster. What is not noted is not published.
      note().catch(() => undefined)
    }, pauseMs)
    return () => clearTimeout(pause)
  }, [client, scheduled, mayPublish, isOver, draft, check])
}
