'use client'

import {formatMoney} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {formatShortDate} from '#/time/format-date.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import type {OwnDonation} from './own-donations.ts'

export function DonationList({donations}: {donations: OwnDonation[]}) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {donations.map((donation) => (
        <Donation key={donation.id} donation={donation} />
      ))}
    </ul>
  )
}

function Donation({donation}: {donation: OwnDonation}) {
  const t = useTranslations('donation.own')
  const locale = useLocale()
  const {paidAt, pence, currency, goneBackPence, campaignLt, campaignEn} = donation
  const sum = (of: number) => formatMoney(locale, of, currency)
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2">
      <span>
        {formatShortDate(paidAt, locale)}
        <span className="block text-small text-muted">
          {campaignLt || campaignEn ? (
            <LocalizedText text={{lt: campaignLt, en: campaignEn}} />
          ) : (
            t('noCampaign')
          )}
        </span>
      </span>
      <span className="ms-auto text-end">
        <span className="font-semibold tabular-nums">{sum(pence)}</span>
        {goneBackPence > 0 && (
          <span className="block text-small text-muted">{t('goneBack', {amount: sum(goneBackPence)})}</span>
        )}
      </span>
    </li>
  )
}
