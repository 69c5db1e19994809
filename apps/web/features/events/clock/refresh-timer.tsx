'use client'

import {useEffect} from 'react'
import {useRouter} from '#/i18n/navigation.ts'

interface RefreshTimerProps {
  /** When to refresh, in milliseconds of the site's clock. */
  at: number
  /** How far the site's clock is ahead of the real one, in milliseconds. */
  clockOffset: number
}

/** The longest delay that `setTimeout` can take. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Refreshes the page at the given time; a tab that was asleep then does so when it wakes. */
export function RefreshTimer({at, clockOffset}: RefreshTimerProps) {
  const router = useRouter()

  useEffect(() => {
    const wait = at - (Date.now() + clockOffset)
    if (wait < 0 || wait > LONGEST_WAIT_MS) return
    const timer = setTimeout(() => router.refresh(), wait)
    return () => clearTimeout(timer)
  }, [at, clockOffset, router])

  return null
}
