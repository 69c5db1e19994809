'use client'

import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import type {Payment} from '../payment.ts'
import {paymentSheet} from './payments-export.ts'

export function usePaymentSheet() {
  const t = useTranslations('admin.payments')
  const locale = useLocale()
  return (payments: readonly Payment[]) =>
    paymentSheet(payments, {
      column: (column) => t(`csv.${column}`),
      purpose: (purpose) => t(`purpose.${purpose}`),
      method: (method) => t(`method.${method}`),
      status: (status) => t(`status.${status}`),
      attention: (attention) => t(`attention.${attention}`),
      campaign: (campaign) => localizeText(campaign, locale),
      beforeAccounts: t('beforeAccounts'),
    })
}
