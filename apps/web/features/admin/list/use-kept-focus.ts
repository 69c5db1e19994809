'use client'

import {useCallback, useEffect, useRef, type RefObject} from 'react'

/**
 * Keeps the keyboard in a list whose rows go away under it: it moves to the row that takes the place of the one that
 * went, or to the list itself. Call the returned function with the row in which something is being done.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, rowIds: readonly string[]) {
  const place = useRef<number>(undefined)
  const ids = rowIds.join()

  useEffect(() => {
    if (place.current === undefined || !list.current) return
    if (document.activeElement && document.activeElement !== document.body) return
    const rows = list.current.querySelectorAll<HTMLElement>('[data-row]')
    const next = rows[Math.min(place.current, rows.length - 1)] ?? list.current
    place.current = undefined
    next.focus()
  }, [ids, list])

  return useCallback(
    (rowId: string) => {
      place.current = Math.max(0, ids.split(',').indexOf(rowId))
    },
    [ids],
  )
}
