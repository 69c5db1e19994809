'use client'

import {useCallback, useEffect, useRef} from 'react'
import type {ListPage} from './admin-list-queries.ts'

/**
 * When a focused row is removed, the next row gets focus, or else the list; when the page changes, the list does. Call
 * `keepFocus` with the row that an action starts on; a dialog at its end asks `placeToFocus` for the target.
 */
export function useListFocus(shown: ListPage<{id: string}> | undefined) {
  const listRef = useRef<HTMLElement>(null)
  const place = useRef<number>(undefined)
  const shownPage = useRef<number>(undefined)
  const ids = shown?.rows.map(({id}) => id).join()
  const page = shown?.page

  useEffect(() => {
    if (shownPage.current !== undefined && page !== undefined && page !== shownPage.current) {
      listRef.current?.focus({preventScroll: true})
      listRef.current?.scrollIntoView({block: 'start'})
    }
    shownPage.current = page
  }, [page])

  const placeToFocus = useCallback(() => {
    if (place.current === undefined || !listRef.current) return null
    const rows = rowsOf(listRef.current)
    const next = rows[Math.min(place.current, rows.length - 1)] ?? listRef.current
    place.current = undefined
    return next
  }, [])

  useEffect(() => {
    if (document.activeElement && document.activeElement !== document.body) return
    placeToFocus()?.focus()
  }, [ids, placeToFocus])

  const keepFocus = useCallback((rowId: string) => {
    const rows = listRef.current ? rowsOf(listRef.current) : []
    place.current = Math.max(
      0,
      rows.findIndex(({dataset}) => dataset.row === rowId),
    )
  }, [])

  return {listRef, keepFocus, placeToFocus}
}

function rowsOf(list: HTMLElement) {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')]
}
