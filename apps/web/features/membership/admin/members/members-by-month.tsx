'use client'

import {useLocale, useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {formatMonth} from '#/time/format-date.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {membersByMonthQuery} from './members-queries.ts'

// Only those who look at a chart load its library.
const ColumnChart = dynamic(async () => (await import('#/ui/charts/column-chart.tsx')).ColumnChart, {
  ssr: false,
  loading: () => <div className="h-48" />,
})

/** Renders nothing before anybody has paid. */
export function MembersByMonth() {
  const t = useTranslations('admin.members.chart')
  const locale = useLocale()
  const {data, error, isLoading, reload} = useSettledQuery(membersByMonthQuery)
  if (error && !data) {
    return <ListFailure error={error} hasRows={false} isLoading={isLoading} onRetry={() => void reload()} />
  }
  if (!data) return <ChartSkeleton />
  if (!data.some(({members}) => members > 0)) return null
  const columns = data.map(({month, members}) => ({
    key: month,
    label: formatMonth(month, locale),
    value: members,
  }))
  const now = columns.at(-1)
  return (
    <figure className="grid grid-cols-1 gap-2 rounded-card border border-line bg-raised p-4 sm:p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold">{t('title')}</span>
        <span className="text-muted">{t('now', {count: now?.value ?? 0})}</span>
      </figcaption>
      <ColumnChart columns={columns} />
      {/* A table takes no size of its own from its class. */}
      <div className="sr-only">
        <table>
          <caption>{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col">{t('members')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({key, label, value}) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** The skeleton keeps the place of the chart, so that the list below does not move. */
function ChartSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-1 gap-2 rounded-card border border-line bg-raised p-4 motion-safe:animate-pulse sm:p-5"
    >
      <div className="h-3 w-24 rounded-soft bg-sunken" />
      <div className="h-48" />
    </div>
  )
}
