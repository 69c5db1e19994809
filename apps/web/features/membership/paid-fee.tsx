'use client'

import {formatMoney} from '@site/schemas/money/format-money'
import {useLocale} from 'next-intl'
import {usePaidCheckout} from '#/ui/checkout/checkout-result.tsx'

/** A row of a list of facts: what was paid, which differs for a household. Nothing if nobody knows. */
export function PaidFee({label}: {label: string}) {
  const locale = useLocale()
  const {pence} = usePaidCheckout()
  if (pence === null) return null
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{formatMoney(locale, pence)}</dd>
    </>
  )
}
