'use client'

import {useLocale, useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {formatMonth} from '#/time/format-date.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {Accounts} from './report.ts'
import {SumTable} from './sum-table.tsx'
import styles from './printed-report.module.css'

// Only those who look at a chart load its library.
const ColumnChart = dynamic(async () => (await import('#/ui/charts/column-chart.tsx')).ColumnChart, {
  ssr: false,
  loading: () => <div className="h-48" />,
})

/** The chart has the numbers of the table below it. */
export function MonthsSection({money}: Pick<Accounts, 'money'>) {
  const t = useTranslations('admin.year')
  const locale = useLocale()
  const pounds = usePounds()
  const months = money.months.map((month) => ({...month, label: formatMonth(month.month, locale)}))
  return (
    <div className={`grid grid-cols-1 gap-4 print:block ${styles.spaced}`}>
      <figure
        className={`grid grid-cols-1 gap-2 rounded-card border border-line bg-raised p-4 sm:p-5 print:border-0 print:p-0 ${styles.chart}`}
      >
        <figcaption className="font-semibold">{t('months.chart')}</figcaption>
        <ColumnChart
          columns={months.map(({month, label, grossPence}) => ({key: month, label, value: grossPence}))}
          format={pounds}
        />
      </figure>
      <SumTable
        title={t('months.title')}
        heading={t('months.month')}
        rows={months.map(({month, label, ...sum}) => ({key: month, name: label, ...sum}))}
        total={money.total}
      />
    </div>
  )
}
