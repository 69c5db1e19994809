'use client'

import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {reportSheet} from './report-export.ts'
import type {YearlyReport} from './report.ts'

export function useReportSheet() {
  const t = useTranslations('admin.year')
  const payments = useTranslations('admin.payments')
  const locale = useLocale()
  return (report: YearlyReport) =>
    reportSheet(report, {
      column: (column) => t(`csv.${column}`),
      part: (part) => t(`part.${part}`),
      kind: (kind) => (kind === 'other' ? t('kinds.other') : payments(`purpose.${kind}`)),
      method: (method) => payments(`method.${method}`),
      campaign: ({id, nameLt, nameEn}) =>
        localizeText({lt: nameLt, en: nameEn}, locale) || (id === 'other' ? t('campaigns.other') : id),
      member: (figure) => t(`csv.${figure}`),
      payout: ({id, arrivesOn, status}, isRight) =>
        [arrivesOn, id, t(`payouts.status.${status}`), ...(isRight ? [] : [t('payouts.differs')])].join(', '),
    })
}
