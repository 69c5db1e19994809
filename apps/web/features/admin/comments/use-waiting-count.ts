'use client'

import {useCallback, useEffect, useRef, useState} from 'react'
import {countPending} from './admin-comments-queries.ts'

const EVERY_MS = 30_000

/** How many comments wait, kept up to date while the page is looked at; nothing until it is known. */
export function useWaitingCount(): {waiting: number | undefined; refresh: () => void} {
  const [waiting, setWaiting] = useState<number>()
  const latest = useRef(0)

  const refresh = useCallback(() => {
    const turn = ++latest.current
    void countPending().then((result) => {
      if (turn === latest.current && result.ok) setWaiting(result.data)
    })
  }, [])

  useEffect(() => {
    function refreshIfSeen() {
      if (document.visibilityState === 'visible') refresh()
    }
    refreshIfSeen()
    const timer = setInterval(refreshIfSeen, EVERY_MS)
    document.addEventListener('visibilitychange', refreshIfSeen)
    addEventListener('online', refreshIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfSeen)
      removeEventListener('online', refreshIfSeen)
    }
  }, [refresh])

  return {waiting, refresh}
}
