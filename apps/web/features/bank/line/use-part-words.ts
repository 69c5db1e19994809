'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useCallback} from 'react'
import {localizeText} from '#/i18n/localize.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {LinePart} from './bank-line.ts'

/** Says what a payment of a line is: ‘Membership fee, Rasa Rasaitė, £15’. */
export function usePartWords() {
  const t = useTranslations('admin.bank.part')
  const locale = useLocale()
  const pounds = usePounds()
  return useCallback(
    ({purpose, pence, name, campaign, eventKey}: LinePart) => {
      const what = pence < 0 ? t('refund') : t(purpose)
      const of = [name, campaign && localizeText(campaign, locale), eventKey].filter(Boolean)
      return [what, ...of, pounds(Math.abs(pence))].join(', ')
    },
    [t, locale, pounds],
  )
}
