'use client'

import {useTranslations} from 'next-intl'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {DifferencesWarning} from './differences-warning.tsx'
import {MembersSection} from './members-section.tsx'
import {MonthsSection} from './months-section.tsx'
import {PayoutsSection} from './payouts-section.tsx'
import type {Accounts, Sum, YearlyReport} from './report.ts'
import {SumTable} from './sum-table.tsx'
import styles from './printed-report.module.css'

interface ReportViewProps {
  report: YearlyReport
  isRunning: boolean
}

export function ReportView({report: {members, accounts}, isRunning}: ReportViewProps) {
  return (
    // Browsers break blocks between sheets better than the rows of a grid.
    <div className={`grid grid-cols-1 gap-8 print:block ${styles.spaced}`}>
      {accounts && <MoneySections accounts={accounts} />}
      <MembersSection members={members} isRunning={isRunning} />
      {accounts && <PayoutsSection payouts={accounts.payouts} />}
    </div>
  )
}

function MoneySections({accounts}: {accounts: Accounts}) {
  const t = useTranslations('admin.year')
  const payments = useTranslations('admin.payments')
  const {money} = accounts
  return (
    <>
      <DifferencesWarning accounts={accounts} />
      <Totals total={money.total} />
      {money.kinds.length > 0 && (
        <SumTable
          title={t('kinds.title')}
          heading={t('kinds.kind')}
          rows={money.kinds.map(({kind, ...sum}) => ({
            key: kind,
            name: kind === 'other' ? t('kinds.other') : payments(`purpose.${kind}`),
            ...sum,
          }))}
          total={money.total}
          hasBars
        />
      )}
      <MonthsSection money={money} />
      {money.campaigns.length > 0 && (
        <SumTable
          title={t('campaigns.title')}
          heading={t('campaigns.campaign')}
          rows={money.campaigns.map(({id, nameLt, nameEn, ...sum}) => ({
            key: id,
            name:
              nameLt || nameEn ? (
                <LocalizedText text={{lt: nameLt, en: nameEn}} />
              ) : id === 'other' ? (
                t('campaigns.other')
              ) : (
                id
              ),
            ...sum,
          }))}
          total={money.kinds.find(({kind}) => kind === 'donation')}
          hasBars
        />
      )}
      {money.methods.length > 0 && (
        <SumTable
          title={t('methods.title')}
          heading={t('methods.method')}
          rows={money.methods.map(({method, ...sum}) => ({
            key: method,
            name: payments(`method.${method}`),
            ...sum,
          }))}
          total={money.total}
        />
      )}
    </>
  )
}

const figures = ['grossPence', 'goneBackPence', 'feePence', 'netPence'] as const

function Totals({total}: {total: Sum}) {
  const t = useTranslations('admin.year.column')
  const pounds = usePounds()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:gap-x-12 print:flex">
      {figures.map((figure) => (
        <div key={figure}>
          <dt className="text-muted">{t(figure)}</dt>
          <dd className="font-serif text-h3 font-semibold tabular-nums">{pounds(total[figure])}</dd>
        </div>
      ))}
    </dl>
  )
}
