'use client'

import {useLocale, useTranslations} from 'next-intl'
import {formatDateTime} from '#/time/format-date.ts'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {jobRunsQuery, type JobRun} from './jobs-queries.ts'

const figures = [
  'sent',
  'retried',
  'failed',
  'waiting',
  'items',
  'done',
  'ended',
  'checkouts',
  'tickets',
  'refunds',
  'discountCodes',
  'balance',
  'payouts',
  'alerts',
  'digests',
] as const

export function JobRuns() {
  const t = useTranslations('admin.system')
  const {data, error, isLoading, reload} = useSettledQuery(jobRunsQuery)
  return (
    <section aria-labelledby="job-runs" className="grid max-w-3xl grid-cols-1 gap-4">
      <h3 id="job-runs" className="text-h3">
        {t('runs')}
      </h3>
      <p className="text-muted">{t('runsText')}</p>
      {error && (
        <ListFailure
          error={error}
          hasRows={data !== undefined}
          isLoading={isLoading}
          onRetry={() => void reload()}
        />
      )}
      {data?.length === 0 && <p className="border-t border-line pt-4">{t('noRuns')}</p>}
      {data && data.length > 0 && (
        <ul className="border-b border-line">
          {data.map((run) => (
            <RunItem key={run.id} run={run} />
          ))}
        </ul>
      )}
    </section>
  )
}

function RunItem({run: {job, startedAt, endedAt, error, figures: counts, times}}: {run: JobRun}) {
  const t = useTranslations('admin.system')
  const locale = useLocale()
  const done = figures.filter((figure) => counts[figure])
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold">{t(`job.${job}`)}</span>
        <time dateTime={startedAt} className="text-small text-muted">
          {formatDateTime(startedAt, locale)}
        </time>
      </p>
      {error === null ? (
        <p>{done.map((figure) => `${t(`figure.${figure}`)} ${counts[figure]}`).join(', ')}</p>
      ) : (
        <p className="wrap-anywhere text-danger">
          {endedAt === null ? t('killed') : <span lang="en">{error}</span>}
        </p>
      )}
      {times > 1 && endedAt && (
        <p className="text-small text-muted">
          {t('times', {count: times, until: formatDateTime(endedAt, locale)})}
        </p>
      )}
    </li>
  )
}
