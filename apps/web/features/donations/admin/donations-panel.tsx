'use client'

import {useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {parseAsBoolean, useQueryState, useQueryStates} from 'nuqs'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {adminSearchParams, parseAsId} from '#/features/admin-list/admin-search-params.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {useReturningFocus} from '#/features/admin-list/opened-row.tsx'
import {LedgerWarning} from '#/features/payments/ledger-warning.tsx'
import {PaymentPage, type PaymentPageProps} from '#/features/payments/payment-page.tsx'
import {PaymentsList} from '#/features/payments/payments-list.tsx'
import {CampaignTotals} from './campaigns/campaign-totals.tsx'
import {BankDonationDialog} from './campaigns/bank-donation-dialog.tsx'

// Few open it, and only once HMRC recognises the community.
const GiftAidPage = dynamic(async () => (await import('./gift-aid/gift-aid-page.tsx')).GiftAidPage, {
  ssr: false,
  loading: RowsSkeleton,
})

const MonthlyGiftsPage = dynamic(
  async () => (await import('./monthly/monthly-gifts-page.tsx')).MonthlyGiftsPage,
  {ssr: false, loading: RowsSkeleton},
)

const {show, q, sort, page} = adminSearchParams

const filters = ['paid', 'toApprove', 'toDecide', 'refunded', 'all'] as const

export function DonationsPanel({memberPicker}: Pick<PaymentPageProps, 'memberPicker'>) {
  const t = useTranslations('admin.donations')
  const [payment] = useQueryState('payment', parseAsId)
  const [isGiftAid, setIsGiftAid] = useQueryState('giftAid', parseAsBoolean.withOptions({history: 'push'}))
  const [{monthly}, setMonthly] = useQueryStates(
    {monthly: parseAsBoolean, show, q, sort, page},
    {history: 'push'},
  )
  const heading = useReturningFocus(payment !== null || isGiftAid === true || monthly === true)
  const [isEntering, setIsEntering] = useState(false)

  /** Both have a list of their own, with its filter, search and page. */
  const openMonthly = (isOpen: true | null) =>
    void setMonthly({monthly: isOpen, show: null, q: null, sort: null, page: null})

  if (payment) return <PaymentPage key={payment} id={payment} memberPicker={memberPicker} />
  if (isGiftAid) return <GiftAidPage onClose={() => void setIsGiftAid(null)} />
  if (monthly) return <MonthlyGiftsPage onClose={() => openMonthly(null)} />
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {t('title')}
      </h2>
      <LedgerWarning />
      <CampaignTotals />
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => setIsEntering(true)} className={buttonClass()}>
          {t('record.open')}
        </button>
        <button type="button" onClick={() => openMonthly(true)} className={buttonClass('quiet')}>
          {t('monthly')}
        </button>
        <button type="button" onClick={() => void setIsGiftAid(true)} className={buttonClass('quiet')}>
          {t('giftAid')}
        </button>
      </div>
      <PaymentsList filters={filters} purpose="donation" fileName={t('csvFile')} />
      <BankDonationDialog isOpen={isEntering} onClose={() => setIsEntering(false)} />
    </section>
  )
}
