'use client'

import {useLocale, useTranslations} from 'next-intl'
import {formatDateTime} from '#/time/format-date.ts'
import {FactRow} from '#/features/admin-list/fact-row.tsx'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {Badge} from '#/ui/controls/badge.tsx'
import {jobsQuery, type Job} from './jobs-queries.ts'

export function JobList() {
  const t = useTranslations('admin.system')
  const {data, error, isLoading, reload} = useSettledQuery(jobsQuery)
  return (
    <section aria-labelledby="jobs" className="grid grid-cols-1 gap-4">
      <h3 id="jobs" className="text-h3">
        {t('jobs')}
      </h3>
      <p className="max-w-3xl text-muted">{t('jobsText')}</p>
      {error && (
        <ListFailure
          error={error}
          hasRows={data !== undefined}
          isLoading={isLoading}
          onRetry={() => void reload()}
        />
      )}
      {!data && !error && <RowsSkeleton />}
      {data && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {data.map((job) => (
            <JobItem key={job.name} job={job} />
          ))}
        </ul>
      )}
    </section>
  )
}

function JobItem({job}: {job: Job}) {
  const t = useTranslations('admin.system')
  const locale = useLocale()
  const inWords = (instant: string | null) => instant && formatDateTime(instant, locale)
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 className="font-semibold">{t(`job.${job.name}`)}</h4>
        <JobState job={job} />
      </div>
      <dl className="grid gap-y-1.5 text-small">
        <FactRow term={t('every')}>{everyInWords(job.everySeconds, t)}</FactRow>
        <FactRow term={t('succeeded')}>{inWords(job.succeededAt) ?? t('never')}</FactRow>
        <FactRow term={t('started')}>{inWords(job.startedAt) ?? t('never')}</FactRow>
        {job.expectedAt && <FactRow term={t('expected')}>{inWords(job.expectedAt)}</FactRow>}
        {job.failedAt && <FactRow term={t('failed')}>{inWords(job.failedAt)}</FactRow>}
        {job.failures > 0 && (
          <FactRow term={t('error')}>
            {job.error === 'killed' ? t('killed') : <span lang="en">{job.error}</span>}
          </FactRow>
        )}
      </dl>
    </li>
  )
}

function JobState({job: {isLate, failures, startedAt}}: {job: Job}) {
  const t = useTranslations('admin.system.state')
  if (isLate) return <Badge variant="danger">{t('late')}</Badge>
  if (failures > 0) return <Badge variant="accent">{t('failing')}</Badge>
  return <Badge>{startedAt ? t('works') : t('waiting')}</Badge>
}

type Words = ReturnType<typeof useTranslations<'admin.system'>>

function everyInWords(seconds: number, t: Words): string {
  if (seconds % 86_400 === 0) return t('interval.days', {count: seconds / 86_400})
  if (seconds % 3600 === 0) return t('interval.hours', {count: seconds / 3600})
  if (seconds % 60 === 0) return t('interval.minutes', {count: seconds / 60})
  return t('interval.seconds', {count: seconds})
}
