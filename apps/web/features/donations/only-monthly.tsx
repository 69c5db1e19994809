'use client'

import {useSearchParams} from 'next/navigation'
import type {ReactNode} from 'react'

/** For the page to which Stripe leads back from a gift that goes on every month. */
export function OnlyMonthly({children}: {children: ReactNode}) {
  return useSearchParams().get('interval') === 'month' ? <p>{children}</p> : null
}
