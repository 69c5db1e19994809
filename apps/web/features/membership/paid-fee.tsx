'use client'

import {formatMoney} from '@site/schemas/money/format-money'
import {useLocale} from 'next-intl'
import {useSearchParams} from 'next/navigation'
import type {ReactNode} from 'react'

interface PaidFeeProps {
  feePence: number
  /** The fee of one person. */
  children: ReactNode
}

/** For the page to which Stripe leads back: who pays for a household may have paid another sum. */
export function PaidFee({feePence, children}: PaidFeeProps) {
  const locale = useLocale()
  const pence = useSearchParams().get('pence') ?? ''
  return /^\d{1,7}$/.test(pence) && Number(pence) !== feePence ? formatMoney(locale, Number(pence)) : children
}
