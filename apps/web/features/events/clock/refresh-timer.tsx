'use client'

import {useEffect} from 'react'
import {useRouter} from 'next/navigation'

interface RefreshTimerProps {
  /** When to refresh: a timestamp of the site's clock, in milliseconds. */
  at: number
  /** Offset of the site's clock from the real one, in milliseconds. */
  clockOffset: number
}

/** The maximum delay of `setTimeout`. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** Refreshes the page at the given time, or when a suspended tab wakes after it. */
export function RefreshTimer({at, clockOffset}: RefreshTimerProps) {
  const router = useRouter()

  useEffect(() => {
    const delay = at - (Date.now() + clockOffset)
    if (delay < 0 || delay > MAX_DELAY_MS) return
    const timer = setTimeout(() => router.refresh(), delay)
    return () => clearTimeout(timer)
  }, [at, clockOffset, router])

  return null
}
