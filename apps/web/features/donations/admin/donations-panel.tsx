'use client'

import {useTranslations} from 'next-intl'
import {useQueryState} from 'nuqs'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {parseAsId} from '#/features/admin-list/admin-search-params.ts'
import {useReturningFocus} from '#/features/admin-list/opened-row.tsx'
import {LedgerWarning} from '#/features/payments/ledger-warning.tsx'
import {PaymentPage, type PaymentPageProps} from '#/features/payments/payment-page.tsx'
import {PaymentsList} from '#/features/payments/payments-list.tsx'
import {CampaignTotals} from './campaigns/campaign-totals.tsx'
import {BankDonationDialog} from './campaigns/bank-donation-dialog.tsx'

const filters = ['paid', 'toApprove', 'toDecide', 'refunded', 'all'] as const

export function DonationsPanel({memberPicker}: Pick<PaymentPageProps, 'memberPicker'>) {
  const t = useTranslations('admin.donations')
  const [payment] = useQueryState('payment', parseAsId)
  const heading = useReturningFocus(payment !== null)
  const [isEntering, setIsEntering] = useState(false)
  if (payment) return <PaymentPage key={payment} id={payment} memberPicker={memberPicker} />
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {t('title')}
      </h2>
      <LedgerWarning />
      <CampaignTotals />
      <button
        type="button"
        onClick={() => setIsEntering(true)}
        className={`${buttonClass()} justify-self-start`}
      >
        {t('record.open')}
      </button>
      <PaymentsList filters={filters} purpose="donation" fileName={t('csvFile')} />
      <BankDonationDialog isOpen={isEntering} onClose={() => setIsEntering(false)} />
    </section>
  )
}
