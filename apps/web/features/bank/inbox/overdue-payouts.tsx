'use client'

import {useLocale, useTranslations} from 'next-intl'
import {formatShortDate} from '#/time/format-date.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {Inbox} from './inbox-queries.ts'

/** Payouts that should be on a statement, and are no line of it: short, late, or sent to another account. */
export function OverduePayouts({inbox: {items, data}}: {inbox: Inbox}) {
  const t = useTranslations('admin.bank.overdue')
  const locale = useLocale()
  const pounds = usePounds()
  const proposed = new Set(
    items.flatMap(({match: {proposal}}) => (proposal?.kind === 'ignore' ? (proposal.payoutId ?? []) : [])),
  )
  const missing = data.payouts.filter(({id, isOverdue}) => isOverdue && !proposed.has(id))
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="overdue-payouts" className="grid gap-2">
      <h3 id="overdue-payouts" className="text-h3">
        {t('title', {count: missing.length})}
      </h3>
      <p className="max-w-3xl">{t('text')}</p>
      <ul className="list-disc ps-6">
        {missing.map(({id, pence, on}) => (
          <li key={id} className="wrap-anywhere">
            {t('payout', {sum: pounds(pence), day: formatShortDate(on, locale), id})}
          </li>
        ))}
      </ul>
    </section>
  )
}
