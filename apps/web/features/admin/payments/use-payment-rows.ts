'use client'

import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import type {Payment} from './payment.ts'
import {paymentRows} from './payments-csv.ts'

/** The rows of an export of payments, in the reader's language. */
export function usePaymentRows() {
  const t = useTranslations('admin.payments')
  const locale = useLocale()
  return (payments: readonly Payment[]) =>
    paymentRows(payments, {
      column: (column) => t(`csv.${column}`),
      purpose: (purpose) => t(`purpose.${purpose}`),
      method: (method) => t(`method.${method}`),
      status: (status) => t(`status.${status}`),
      attention: (attention) => t(`attention.${attention}`),
      campaign: (campaign) => localizeText(campaign, locale),
    })
}
