import type {ScheduledAction} from '@site/schemas/content/scheduled-action'
import {useEffect} from 'react'
import {type EditStateFor, useClient} from 'sanity'
import type {CheckedDraft} from '../validation/check-draft.ts'
import {asChecked, endSchedule, isNoted, noteChecked} from './scheduled-documents.ts'

const pauseMs = 1500

/** While the form is open, each change of the draft is stored with its validation result. */
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
      // Another person's form or the job was faster. A draft without a stored check is not published.
      note().catch(() => undefined)
    }, pauseMs)
    return () => clearTimeout(pause)
  }, [client, scheduled, mayPublish, isOver, draft, check])
}
