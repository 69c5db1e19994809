import {useCallback, useEffect, useEffectEvent, useMemo, useState} from 'react'
import {useCurrentUser, useDocumentStore, useEditState} from 'sanity'
import {env} from '../workspace/env.ts'
import type {ChangedValue} from './changed-values.ts'
import {keepEdits} from './keep-edits.ts'
import {type KeptEdits, KeptEditsStore} from './kept-edits.ts'
import {isMissing} from './missing-text.ts'
import {openTabs, thisTab} from './open-tabs.ts'

/** The Content Lake may take this long to confirm edits that were sent just before the document was read again. */
const CONFIRMED_WITHIN_MS = 3000

interface Offered {
  offered: KeptEdits[]
  forget(edits: KeptEdits, change?: ChangedValue): void
}

export function useKeptEdits(id: string, type: string): Offered {
  const store = useDocumentStore()
  const userId = useCurrentUser()?.id
  const {draft, published, ready} = useEditState(id, type)
  const [found, setFound] = useState<KeptEdits[]>([])
  const stored = draft ?? published
  const isNew = ready && stored === null
  const kept = useMemo(
    () => new KeptEditsStore(localStorage, [env.SANITY_PROJECT_ID, env.SANITY_DATASET, userId].join('/')),
    [userId],
  )

  const find = useEffectEvent(async () => {
    const open = await openTabs()
    return kept.of({id, type, isNew}).filter(({tab}) => !open.has(tab))
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onLost = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void find().then(setFound), CONFIRMED_WITHIN_MS)
    }
    const close = keepEdits({store, document: {id, type}, kept, tab: thisTab(), onLost})
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [store, id, type, kept])

  useEffect(() => {
    if (ready) void find().then(setFound)
  }, [ready, id, kept])

  const offered = useMemo(
    () =>
      found
        .filter((edits) => stored !== null || edits.isNew)
        .map((edits) => ({
          ...edits,
          changes: edits.changes.filter((change) => isMissing(change, stored)),
        })),
    [found, stored],
  )
  const forget = useCallback(
    (edits: KeptEdits, change?: ChangedValue) => {
      const changes = change ? edits.changes.filter((other) => other !== change) : []
      if (changes.length > 0) kept.keep({...edits, changes})
      else kept.forget(edits.key)
      setFound((all) =>
        all.flatMap((each) => {
          if (each.key !== edits.key) return [each]
          return changes.length > 0 ? [{...edits, changes}] : []
        }),
      )
    },
    [kept],
  )
  useEffect(() => {
    for (const edits of offered) if (edits.changes.length === 0) kept.forget(edits.key)
  }, [offered, kept])
  return {offered: offered.filter(({changes}) => changes.length > 0), forget}
}
