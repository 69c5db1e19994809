'use client'

import {useLocale, useTranslations} from 'next-intl'
import {formatDateTime} from '#/time/format-date.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {lateWorkQuery} from './jobs/jobs-queries.ts'

/** Says to admins what stands still: no email may be able to. */
export function LateWork({onOpenSystem}: {onOpenSystem: () => void}) {
  const t = useTranslations('admin.lateWork')
  const names = useTranslations('admin.system.job')
  const locale = useLocale()
  const {data} = useSettledQuery(lateWorkQuery)
  if (!data || (data.jobs.length === 0 && !data.emailsSince)) return null
  const {jobs, hasNeverRun, isStill, emailsSince} = data
  const state = isStill && hasNeverRun ? 'neverRan' : isStill ? 'still' : 'some'
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-card border border-s-6 border-line border-s-danger bg-raised px-4 py-3"
    >
      {jobs.length > 0 && (
        <div className="grid gap-1">
          <p className="font-semibold">{t(`${state}.title`)}</p>
          <p>{t(`${state}.text`)}</p>
          {state === 'some' && (
            <ul className="list-disc ps-5">
              {jobs.map(({job, since}) => (
                <li key={job}>{t('job', {job: names(job), since: formatDateTime(since, locale)})}</li>
              ))}
            </ul>
          )}
          {state === 'still' && jobs[0] && (
            <p>{t('since', {since: formatDateTime(lastOf(jobs.map(({since}) => since)), locale)})}</p>
          )}
          <p>
            <button
              type="button"
              onClick={onOpenSystem}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {t('open')}
            </button>
          </p>
        </div>
      )}
      {emailsSince && (
        <div className="grid gap-1">
          <p className="font-semibold">{t('emails.title')}</p>
          <p>{t('emails.text', {since: formatDateTime(emailsSince, locale)})}</p>
        </div>
      )}
    </div>
  )
}

/** Until then, one of them still ran. */
const lastOf = (instants: readonly string[]): string =>
  instants.reduce((last, instant) => (Date.parse(instant) > Date.parse(last) ? instant : last))
