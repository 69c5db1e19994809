'use client'

import {useFormatter} from 'next-intl'
import {useCallback} from 'react'
import {formatPounds} from '#/ui/format-pounds.ts'

/** Formats pence as pounds, or as hundredths of another currency: £15, ‘EUR 12.50’. Memoised. */
export function usePounds(): (pence: number, currency?: string) => string {
  const format = useFormatter()
  return useCallback(
    (pence, currency = 'GBP') => {
      if (currency === 'GBP') return formatPounds(format, pence / 100)
      return `${currency}\u00a0${format.number(pence / 100, {minimumFractionDigits: 2})}`
    },
    [format],
  )
}
