import type {ScheduledAction, ScheduledActionName} from '@site/schemas/content/scheduled-action'
import {createContext, type ReactNode, useContext, useEffect, useMemo, useState} from 'react'
import {getPublishedId, useDocumentStore} from 'sanity'
import {listenQuery} from '../connection/listen-query.ts'
import {parseScheduled, scheduledQuery} from './scheduled-documents.ts'

const ScheduledContext = createContext<readonly ScheduledAction[]>([])

/** One listener serves the whole Studio, because a browser allows few connections. */
export function ScheduledProvider({children}: {children: ReactNode}) {
  const documentStore = useDocumentStore()
  const [scheduled, setScheduled] = useState<readonly ScheduledAction[]>([])
  useEffect(() => {
    const options = {apiVersion: '2025-02-19', perspective: 'raw', tag: 'scheduled'} as const
    const subscription = listenQuery(documentStore, scheduledQuery, {}, options).subscribe({
      next: (result) => setScheduled(parseScheduled(result)),
      // Without the query, only the marks are missing.
      error: () => setScheduled([]),
    })
    return () => subscription.unsubscribe()
  }, [documentStore])
  return <ScheduledContext value={scheduled}>{children}</ScheduledContext>
}

export const useScheduled = (): readonly ScheduledAction[] => useContext(ScheduledContext)

/** The id may be that of the published document or of its draft. */
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
