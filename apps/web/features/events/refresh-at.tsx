'use client'

import {useEffect} from 'react'
import {useRouter} from '#/i18n/navigation.ts'

interface RefreshAtProps {
  /** When the page changes without anybody publishing: an instant of the site's clock, in milliseconds. */
  at: number
  /** By how much the site's clock is ahead of the real one, in milliseconds. */
  clockAhead: number
}

/** The site, which looks every five minutes for what the clock has changed, has made its pages anew by then. */
const GRACE_MS = 7 * 60_000

/** Longer waits would overflow the browser's timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Loads the page anew in a tab that is open at that time, be it asleep until later. */
export function RefreshAt({at, clockAhead}: RefreshAtProps) {
  const router = useRouter()

  useEffect(() => {
    const wait = at + GRACE_MS - (Date.now() + clockAhead)
    if (wait < 0 || wait > LONGEST_WAIT_MS) return
    const timer = setTimeout(() => router.refresh(), wait)
    return () => clearTimeout(timer)
  }, [at, clockAhead, router])

  return null
}
