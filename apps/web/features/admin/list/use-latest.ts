'use client'

import {useCallback, useEffect, useRef} from 'react'

/**
 * One function for good, which does what the newest of those given does: columns that hold it stay the same, and with
 * them the cells that they make. For what happens after rendering only.
 */
export function useLatest<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
