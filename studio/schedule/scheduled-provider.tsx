import type {ScheduledAction, ScheduledActionName} from '@site/schemas/content/scheduled-action'
import {createContext, type ReactNode, useContext, useEffect, useMemo, useState} from 'react'
import {getPublishedId, useDocumentStore} from 'sanity'
import {parseScheduled, scheduledQuery} from './scheduled-documents.ts'

const ScheduledContext = createContext<readonly ScheduledAction[]>([])

/**
 * Keeps what is scheduled up to date for the whole Studio, with one listener: a browser allows few connections, and a list
 * would open one for each of its documents.
 */
export function ScheduledProvider({children}: {children: ReactNode}) {
  const {listenQuery} = useDocumentStore()
  const [scheduled, setScheduled] = useState<readonly ScheduledAction[]>([])
  useEffect(() => {
    const options = {apiVersion: '2025-02-19', perspective: 'raw', tag: 'scheduled'} as const
    const subscription = listenQuery(scheduledQuery, {}, options).subscribe({
      next: (result) => setScheduled(parseScheduled(result)),
      // Without it, everything works but the marks. The listener itself reconnects.
      error: () => setScheduled([]),
    })
    return () => subscription.unsubscribe()
  }, [listenQuery])
  return <ScheduledContext value={scheduled}>{children}</ScheduledContext>
}

/** Everything that is scheduled, the soonest first. */
export const useScheduled = (): readonly ScheduledAction[] => useContext(ScheduledContext)

/** What is scheduled for a document, by its published id or that of its draft. */
export function useScheduledOf(id: string): Partial<Record<ScheduledActionName, ScheduledAction>> {
  const scheduled = useScheduled()
  const documentId = getPublishedId(id)
  return useMemo(
    () =>
      Object.fromEntries(
        scheduled.filter((each) => each.documentId === documentId).map((each) => [each.action, each]),
      ),
    [scheduled, documentId],
  )
}
