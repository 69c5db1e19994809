'use client'

import {useEffect, useState, type RefObject} from 'react'
import {pollWhileVisible} from '#/supabase/poll.ts'
import {queryTables} from '#/supabase/query.ts'

const REFRESH_MS = 60_000

/** Asks while the element is near the viewport; false until the answer is known. */
export function useSoldOut(eventKey: string, element: RefObject<Element | null>): boolean {
  const [isSoldOut, setIsSoldOut] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const polling = pollWhileVisible({
      element: element.current,
      everyMs: REFRESH_MS,
      async request(signal) {
        const result = await queryTables((tables) =>
          tables.rpc('is_sold_out', {event_key: eventKey}, {get: true}).retry(false),
        )
        if (result.ok && !signal.aborted) setIsSoldOut(result.data)
        return result.ok
      },
    })
    return () => polling.stop()
  }, [eventKey, element])
  return isSoldOut
}
