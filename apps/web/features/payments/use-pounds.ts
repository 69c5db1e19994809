'use client'

import {formatMoney} from '@site/schemas/money/format-money'
import {useLocale} from 'next-intl'
import {useCallback} from 'react'

/** The function formats pence, or the smallest unit of another currency, and is memoised. */
export function usePounds(): (pence: number, currency?: string) => string {
  const locale = useLocale()
  return useCallback((pence, currency) => formatMoney(locale, pence, currency), [locale])
}
