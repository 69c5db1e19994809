'use client'

import {useTranslations} from 'next-intl'
import {useQueryState} from 'nuqs'
import {parseAsId} from '#/features/admin-list/admin-search-params.ts'
import {useReturningFocus} from '#/features/admin-list/opened-row.tsx'
import {LedgerWarning} from './ledger-warning.tsx'
import {PaymentPage, type PaymentPageProps} from './payment-page.tsx'
import {PaymentsList} from './payments-list.tsx'

const filters = ['toDecide', 'awaited', 'paid', 'refunded', 'all'] as const

/** Emails to treasurers link to the payments that wait for a decision, so those are shown first. */
export function PaymentsPanel({memberPicker}: Pick<PaymentPageProps, 'memberPicker'>) {
  const t = useTranslations('admin.payments')
  const [payment] = useQueryState('payment', parseAsId)
  const heading = useReturningFocus(payment !== null)
  if (payment) return <PaymentPage key={payment} id={payment} memberPicker={memberPicker} />
  return (
    <section className="grid grid-cols-1 gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-3xl text-muted">{t('text')}</p>
      </div>
      <LedgerWarning />
      <PaymentsList filters={filters} purpose={null} fileName={t('csvFile')} />
    </section>
  )
}
