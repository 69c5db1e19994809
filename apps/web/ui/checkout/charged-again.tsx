'use client'

import {useSearchParams} from 'next/navigation'
import type {ReactNode} from 'react'

interface ChargedAgainProps {
  every: 'month' | 'year'
  children: ReactNode
}

/** For the page to which Stripe leads back: only a subscription has an interval in its URL. */
export function ChargedAgain({every, children}: ChargedAgainProps) {
  return useSearchParams().get('interval') === every ? <p>{children}</p> : null
}
