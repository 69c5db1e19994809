'use client'

import {useCallback, useEffect, useSyncExternalStore, type RefObject} from 'react'
import {watchNearness, whenIdle} from '#/supabase/ask-while-seen.ts'
import {makeCounterStore} from './counter-store.ts'
import {loadCounters, type Counters} from './load-counters.ts'

const store = makeCounterStore(loadCounters)

/** The counters of a card, asked for together with the page's others once the first of them is near the window. */
export function useCounters(eventKey: string, element: RefObject<Element | null>): Counters | undefined {
  const subscribe = useCallback((tell: () => void) => store.subscribe(eventKey, tell), [eventKey])
  const counters = useSyncExternalStore(
    subscribe,
    () => store.get(eventKey),
    () => undefined,
  )
  useEffect(() => {
    if (!element.current) return undefined
    const end = new AbortController()
    const {signal} = end
    let isNear = false
    const wantIfSeen = () => {
      if (isNear && !document.hidden && !signal.aborted) store.want()
    }
    const unwatch = watchNearness(element.current, (near) => {
      isNear = near
      whenIdle(wantIfSeen)
    })
    addEventListener('online', wantIfSeen, {signal})
    document.addEventListener('visibilitychange', wantIfSeen, {signal})
    return () => {
      end.abort()
      unwatch()
    }
  }, [eventKey, element])
  return counters
}
