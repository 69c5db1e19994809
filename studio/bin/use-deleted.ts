import {useCallback, useState} from 'react'
import {useClient, useCurrentUser} from 'sanity'
import {useRefresh} from '../connection/use-refresh.ts'
import {siteNow} from '../time/site-clock.ts'
import {bringBack, type DeletedDocument, isSpent, loadDeleted, removeDeleted} from './deleted-documents.ts'

export function useDeleted() {
  const client = useClient({apiVersion: '2025-02-19'})
  const user = useCurrentUser()
  const mayWrite = user?.roles.some(({name}) => name !== 'viewer') ?? false
  const mayRemove = user?.roles.some(({name}) => name === 'administrator') ?? false
  const [deleted, setDeleted] = useState<readonly DeletedDocument[]>([])

  const load = useCallback(async () => {
    try {
      const all = await loadDeleted(client)
      const now = siteNow()
      setDeleted(all.filter((each) => !isSpent(each, now)))
      const spent = all.filter((each) => isSpent(each, now)).map(({documentId}) => documentId)
      if (mayWrite) await removeDeleted(client, spent)
    } catch {
      // The to-do list already reports the lost connection, and earlier results are better than none.
    }
  }, [client, mayWrite])

  useRefresh(load)

  return {
    deleted,
    mayWrite,
    mayRemove,
    bringBack: (documentId: string) => bringBack(client, documentId),
    remove: async (documentId: string) => {
      await removeDeleted(client, [documentId])
      await load()
    },
  }
}
