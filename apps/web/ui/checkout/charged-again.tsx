'use client'

import type {ReactNode} from 'react'
import {usePaidCheckout} from './checkout-result.tsx'

interface ChargedAgainProps {
  every: 'month' | 'year'
  children: ReactNode
}

/** For the page of a payment: only a subscription is charged again. */
export function ChargedAgain({every, children}: ChargedAgainProps) {
  return usePaidCheckout().interval === every ? <p>{children}</p> : null
}
