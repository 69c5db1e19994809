'use client'

import {useLocale, useTranslations} from 'next-intl'
import {formatShortDate} from '#/time/format-date.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {BankLine} from './bank-line.ts'

/** The day, the sum and what the bank prints. */
export function LineFacts({line}: {line: Pick<BankLine, 'on' | 'pence' | 'openPence' | 'text'>}) {
  const t = useTranslations('admin.bank.line')
  const locale = useLocale()
  const pounds = usePounds()
  const {on, pence, openPence, text} = line
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-lead">{pounds(pence)}</strong>
        <span className="whitespace-nowrap text-muted">{formatShortDate(on, locale)}</span>
        {openPence !== pence && <span className="text-small">{t('rest', {sum: pounds(openPence)})}</span>}
      </span>
      <span className="block wrap-anywhere">{text ?? t('forgotten')}</span>
    </>
  )
}
