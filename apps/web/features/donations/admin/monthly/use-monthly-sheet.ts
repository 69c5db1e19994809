import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import type {Sheet} from '#/features/admin-list/sheet.ts'
import type {AdminMonthlyGift} from './monthly-gifts-queries.ts'

const instantOf = (instant: string | null) => instant && new Date(instant)

/** The first row names the columns. */
export function useMonthlySheet() {
  const t = useTranslations('admin.monthlyGifts')
  const locale = useLocale()
  return (gifts: readonly AdminMonthlyGift[]): Sheet => [
    [
      t('column.since'),
      t('column.donor'),
      t('column.email'),
      t('column.campaign'),
      t('column.sum'),
      t('column.state'),
      t('column.next'),
      t('column.ended'),
      t('column.reason'),
    ],
    ...gifts.map((gift) => [
      instantOf(gift.since),
      gift.donorName,
      gift.email,
      localizeText(gift.campaign, locale),
      {pence: gift.pence},
      t(`status.${gift.isStopping ? 'stopping' : gift.status}`),
      instantOf(gift.nextChargeAt ?? gift.nextAttemptAt),
      instantOf(gift.endedAt),
      gift.endReason && t(`reason.${gift.endReason}`),
    ]),
  ]
}
