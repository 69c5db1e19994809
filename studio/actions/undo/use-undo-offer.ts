import {useEffect, useState} from 'react'
import {useClient, useDocumentPairPermissions, useEditState} from 'sanity'
import {loadPublication, undoableForSeconds} from '../publication.ts'

export interface UndoOffer {
  revision: string
  /** Whoever published it. */
  by: string | undefined
  /** Nothing was public before. */
  isFirst: boolean
  endsAt: Date
}

/** No clock is wrong by this much, so nothing is asked of what was published before. */
const SURELY_OVER_MS = 24 * 3600_000

/** Undefined unless what is public was published by hand, in the last ten minutes, and may be undone by this person. */
export function useUndoOffer(id: string, type: string): UndoOffer | undefined {
  const client = useClient({apiVersion: '2025-02-19'})
  const {published} = useEditState(id, type)
  const revision = published?._rev
  const updatedAt = published?._updatedAt
  const [offer, setOffer] = useState<UndoOffer>()
  useEffect(() => {
    if (!revision || !updatedAt || Date.now() - Date.parse(updatedAt) > SURELY_OVER_MS) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const closed = new AbortController()
    const show = async () => {
      const publication = await loadPublication(client, revision)
      const leftMs = publication ? (undoableForSeconds - publication.ageSeconds) * 1000 : 0
      if (!publication || leftMs <= 0 || closed.signal.aborted) return
      setOffer({
        revision,
        by: publication.by ?? undefined,
        isFirst: !publication.published,
        endsAt: new Date(Date.now() + leftMs),
      })
      timer = setTimeout(() => setOffer(undefined), leftMs)
    }
    // Without an answer, nothing is offered.
    show().catch((error: unknown) => console.error('Not known whether it can be undone:', error))
    return () => {
      closed.abort()
      clearTimeout(timer)
    }
  }, [client, revision, updatedAt])
  const isCurrent = offer !== undefined && offer.revision === revision
  const permission = offer?.isFirst ? 'unpublish' : 'publish'
  const [granted] = useDocumentPairPermissions({id, type, permission})
  return isCurrent && granted?.granted === true ? offer : undefined
}
