'use client'

import {useEffect, useRef} from 'react'

/** Focuses the heading of a list when somebody comes back to it from a row, whose heading had the focus. */
export function useReturningFocus(isRowOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isRowOpen)
  useEffect(() => {
    if (!isRowOpen && wasOpen.current) heading.current?.focus()
    wasOpen.current = isRowOpen
  }, [isRowOpen])
  return heading
}
