'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {formatShortDate} from '#/time/format-date.ts'
import {checkBalances} from '../statement/balance-check.ts'
import type {LineFault, StatementLine} from '../statement/statement-line.ts'

interface BalanceWarningProps {
  lines: StatementLine[]
  faults: LineFault[]
}

/** Names the first line of which the balance does not follow, or says that hardly any does. */
export function BalanceWarning({lines, faults}: BalanceWarningProps) {
  const t = useTranslations('admin.bank.preview')
  const locale = useLocale()
  const {steps, gaps} = useMemo(() => checkBalances(lines, faults), [lines, faults])
  const [gap] = gaps
  if (!gap) return null
  return (
    <p className="font-semibold">
      {gaps.length * 2 <= steps
        ? t('gap', {line: gap.line, day: formatShortDate(gap.on, locale)})
        : t('noBalance')}
    </p>
  )
}
