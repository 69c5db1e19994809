'use client'

import {useTranslations} from 'next-intl'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ledgerDifferencesQuery} from './payments-queries.ts'

/** Only a fault of the database can make payments and the ledger differ. */
export function LedgerWarning() {
  const t = useTranslations('admin.payments.ledger')
  const {data} = useSettledQuery(ledgerDifferencesQuery)
  if (!data || data.length === 0) return null
  return (
    <div
      role="alert"
      className="rounded-card border border-s-6 border-line border-s-danger bg-raised px-4 py-3"
    >
      <p className="font-semibold">{t('title', {count: data.length})}</p>
      <p className="mt-1">{t('text')}</p>
      <ul className="mt-1 text-small text-muted">
        {data.map((id) => (
          <li key={id}>
            <code>{id}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
