'use client'

import {useEffect} from 'react'
import {useRouter} from 'next/navigation'

interface RefreshTimerProps {
  /** It is a timestamp of the site's clock, in milliseconds. */
  at: number
  /** The site's clock is this many milliseconds ahead of the real one. */
  clockOffset: number
}

/** `setTimeout` takes no longer delay. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** A suspended tab refreshes when it wakes after the time. */
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
