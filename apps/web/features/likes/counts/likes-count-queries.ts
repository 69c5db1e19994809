'use client'

import {useCallback, useEffect, useSyncExternalStore, type RefObject} from 'react'
import {observeNearViewport, whenIdle} from '#/browser/late-loading.ts'
import {poll} from '#/supabase/poll.ts'
import {queryTables, success, type Result} from '#/supabase/query.ts'

export interface Counts {
  likes: number
  comments: number
}

/** One request loads the counts of all keys. */
async function loadCounts(keys: string[]): Promise<Result<Map<string, Counts>>> {
  const result = await queryTables((tables) =>
    tables.rpc('reaction_counts', {event_keys: keys}, {get: true}).retry(false),
  )
  if (!result.ok) return result
  const counts = result.data as unknown as Record<string, Counts>
  return success(new Map(keys.map((key) => [key, counts[key] ?? {likes: 0, comments: 0}])))
}

/** The counts of all cards load together when the first card needs them; later cards load their own. */
export function createCountStore(load: (keys: string[]) => Promise<Result<Map<string, Counts>>>) {
  const known = new Map<string, Counts>()
  const listeners = new Map<string, Set<() => void>>()
  const missing = new Set<string>()
  let isRequested = false

  const polling = poll({
    async request() {
      const keys = [...missing]
      if (keys.length === 0) return true
      const result = await load(keys)
      if (!result.ok) return false
      for (const [key, counts] of result.data) {
        missing.delete(key)
        known.set(key, counts)
        for (const listener of listeners.get(key) ?? []) listener()
      }
      return true
    },
  })

  return {
    /** The next request loads the card's counts. Returns a function that unsubscribes. */
    subscribe(key: string, listener: () => void): () => void {
      const ofKey = listeners.get(key) ?? new Set()
      if (ofKey.size === 0) missing.add(key)
      listeners.set(key, ofKey.add(listener))
      return () => {
        ofKey.delete(listener)
        if (ofKey.size === 0) missing.delete(key)
      }
    },
    get: (key: string): Counts | undefined => known.get(key),
    /** Calls in the same tick share a request. */
    request(): void {
      if (isRequested || missing.size === 0) return
      isRequested = true
      queueMicrotask(() => {
        isRequested = false
        polling.refresh()
        polling.resume()
      })
    },
  }
}

const store = createCountStore(loadCounts)

/** The counts load once the first card is near the viewport. */
export function useCounts(eventKey: string, element: RefObject<Element | null>): Counts | undefined {
  const subscribe = useCallback((listener: () => void) => store.subscribe(eventKey, listener), [eventKey])
  const counts = useSyncExternalStore(
    subscribe,
    () => store.get(eventKey),
    () => undefined,
  )
  useEffect(() => {
    if (!element.current) return undefined
    const end = new AbortController()
    const {signal} = end
    let isNear = false
    const requestIfVisible = () => {
      if (isNear && !document.hidden && !signal.aborted) store.request()
    }
    const unobserve = observeNearViewport(element.current, (near) => {
      isNear = near
      whenIdle(requestIfVisible)
    })
    addEventListener('online', requestIfVisible, {signal})
    document.addEventListener('visibilitychange', requestIfVisible, {signal})
    return () => {
      end.abort()
      unobserve()
    }
  }, [eventKey, element])
  return counts
}
