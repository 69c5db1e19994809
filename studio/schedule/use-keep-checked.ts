import type {ScheduledAction} from '@site/schemas/requests/scheduled-action'
import {useEffect} from 'react'
import {type EditStateFor, useClient} from 'sanity'
import {type Checked, endSchedule, noteChecked} from './scheduled-documents.ts'

/** Waits for a pause in typing. */
const pauseMs = 1500

/**
 * While the form is open, keeps the schedule to what the draft has become: a change is noted with what the validation says
 * of it, and there is nothing left to publish once somebody has published by hand or discarded the changes.
 */
export function useKeepChecked(
  scheduled: ScheduledAction | undefined,
  {draft, published, ready}: Pick<EditStateFor, 'draft' | 'published' | 'ready'>,
  checked: Checked | undefined,
  mayPublish: boolean,
): void {
  const client = useClient({apiVersion: '2025-02-19'})
  const isOver = ready && !draft && !!published
  const isOutdated = checked !== undefined && scheduled?.checked?.revision !== checked.revision
  useEffect(() => {
    if (!scheduled || !mayPublish || !(isOver || isOutdated)) return
    const pause = setTimeout(() => {
      const write = isOver
        ? endSchedule(client, scheduled.documentId, 'publish')
        : checked && noteChecked(client, scheduled, checked)
      // Somebody else's form, or the job, was faster. What is not noted is not published.
      write?.catch(() => undefined)
    }, pauseMs)
    return () => clearTimeout(pause)
  }, [client, scheduled, mayPublish, isOver, isOutdated, checked])
}
