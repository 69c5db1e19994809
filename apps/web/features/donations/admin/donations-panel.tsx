'use client'

import {useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {useQueryStates} from 'nuqs'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {adminSearchParams} from '#/features/admin-list/admin-search-params.ts'
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

const params = {
  payment: adminSearchParams.payment,
  monthly: adminSearchParams.monthly,
  giftAid: adminSearchParams.giftAid,
  show: adminSearchParams.show,
  q: adminSearchParams.q,
  sort: adminSearchParams.sort,
  page: adminSearchParams.page,
}

const filters = ['paid', 'toApprove', 'toDecide', 'refunded', 'all'] as const

export function DonationsPanel({memberPicker}: Pick<PaymentPageProps, 'memberPicker'>) {
  const t = useTranslations('admin.donations')
  const [{payment, monthly, giftAid}, setParams] = useQueryStates(params, {history: 'push'})
  const heading = useReturningFocus(payment !== null || giftAid || monthly)
  const [isEntering, setIsEntering] = useState(false)

  /** Each has lists of its own, with their filter, search and page. */
  const openPage = (opened?: 'monthly' | 'giftAid') =>
    void setParams({
      monthly: opened === 'monthly' || null,
      giftAid: opened === 'giftAid' || null,
      show: null,
      q: null,
      sort: null,
      page: null,
    })

  if (payment) return <PaymentPage key={payment} id={payment} memberPicker={memberPicker} />
  if (giftAid) return <GiftAidPage onClose={() => openPage()} />
  if (monthly) return <MonthlyGiftsPage onClose={() => openPage()} />
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
        <button type="button" onClick={() => openPage('monthly')} className={buttonClass('quiet')}>
          {t('monthly')}
        </button>
        <button type="button" onClick={() => openPage('giftAid')} className={buttonClass('quiet')}>
          {t('giftAid')}
        </button>
      </div>
      <PaymentsList filters={filters} purpose="donation" fileName={t('csvFile')} />
      <BankDonationDialog isOpen={isEntering} onClose={() => setIsEntering(false)} />
    </section>
  )
}
