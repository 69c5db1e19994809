'use client'

import {useEffect, useState, type RefObject} from 'react'
import {pollWhileVisible} from '#/supabase/poll.ts'
import {queryTables, type Result} from '#/supabase/query.ts'

const REFRESH_MS = 60_000
/** Events of a page that ask within this time share a request. */
const COLLECT_MS = 50

type PlacesLeft = Record<string, number | null>

/** Answers questions that come close to each other with one request. */
export function createPlaceLookup(load: (keys: string[]) => Promise<Result<PlacesLeft>>) {
  let next: {keys: Set<string>; answer: Promise<Result<PlacesLeft>>} | undefined

  function collect() {
    const keys = new Set<string>()
    const answer = new Promise((resolve) => setTimeout(resolve, COLLECT_MS)).then(() => {
      next = undefined
      return load([...keys])
    })
    return {keys, answer}
  }

  /** Undefined if it is not known. */
  return async (eventKey: string): Promise<number | undefined> => {
    next ??= collect()
    next.keys.add(eventKey)
    const result = await next.answer
    return result.ok ? (result.data[eventKey] ?? undefined) : undefined
  }
}

const placesLeftOf = createPlaceLookup(async (keys) => {
  const result = await queryTables((tables) =>
    tables.rpc('places_left', {event_keys: keys}, {get: true}).retry(false),
  )
  return result.ok ? {...result, data: result.data as unknown as PlacesLeft} : result
})

/**
 * Returns how many places the event has for newcomers, 10 for more. Asks while the element is near the viewport; undefined
 * as long as the answer is not known, and without a key.
 */
export function usePlacesLeft(
  eventKey: string | undefined,
  element: RefObject<Element | null>,
): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (!eventKey || !element.current) return undefined
    const polling = pollWhileVisible({
      element: element.current,
      everyMs: REFRESH_MS,
      async request(signal) {
        const known = await placesLeftOf(eventKey)
        if (!signal.aborted) setLeft(known)
        return known !== undefined
      },
    })
    return () => polling.stop()
  }, [eventKey, element])
  return left
}
