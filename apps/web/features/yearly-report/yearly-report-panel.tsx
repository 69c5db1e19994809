'use client'

import {londonToday} from '@site/schemas/london-time/instant'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import {ExportButtons} from '#/features/admin-list/export-buttons.tsx'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {LedgerWarning} from '#/features/payments/ledger-warning.tsx'
import {PeriodForm, useFinancialYear} from './period/period-form.tsx'
import {yearLabel, type FinancialYear} from './period/financial-year.ts'
import {ReportView} from './report/report-view.tsx'
import {reportQuery} from './report/report-queries.ts'
import {useReportSheet} from './report/use-report-sheet.ts'
import styles from './report/printed-report.module.css'

/** The page itself is what is printed for the meeting. */
export function YearlyReportPanel() {
  const t = useTranslations('admin.year')
  const locale = useLocale()
  const period = useFinancialYear()
  const {year, begins, first, last} = period
  const label = yearLabel(year, begins)
  const isRunning = londonToday() <= last
  return (
    <section className={`grid grid-cols-1 gap-6 print:block ${styles.spaced}`}>
      <div>
        <h2 className="text-h2">{t('title', {year: label})}</h2>
        <p className="mt-2 text-muted">
          {t('days', {first: dateInWords(first, locale), last: dateInWords(last, locale)})}{' '}
          {isRunning && t('running', {today: dateInWords(londonToday(), locale)})}
        </p>
        <p className="hidden text-muted print:block">
          {t('made', {today: dateInWords(londonToday(), locale)})}
        </p>
      </div>
      <PeriodForm />
      <Report key={first} period={period} isRunning={isRunning} />
    </section>
  )
}

function Report({period, isRunning}: {period: FinancialYear; isRunning: boolean}) {
  const t = useTranslations('admin.year')
  const {year, begins, first, last} = period
  const {data, error, isLoading, reload} = useSettledQuery(reportQuery(first, last))
  const sheetOf = useReportSheet()
  if (error && !data) {
    return <ListFailure error={error} hasRows={false} isLoading={isLoading} onRetry={() => void reload()} />
  }
  if (!data) return <RowsSkeleton />
  return (
    <>
      {data.accounts && <LedgerWarning />}
      <ReportView report={data} isRunning={isRunning} />
      <div className="print:hidden">
        <p className="mb-3 text-muted">{t('print')}</p>
        <ExportButtons
          fileName={`${t('file')}-${yearLabel(year, begins).replace('/', '-')}`}
          loadSheet={() => sheetOf(data)}
        />
      </div>
    </>
  )
}
