'use client'

import {useTranslations} from 'next-intl'
import {ReportedErrors} from './errors/reported-errors.tsx'
import {JobList} from './jobs/job-list.tsx'
import {JobRuns} from './jobs/job-runs.tsx'
import {LeftOut} from './jobs/left-out.tsx'
import {PlanUsage} from './plan/plan-usage.tsx'

export function SystemPanel() {
  const t = useTranslations('admin.system')
  return (
    <div className="grid grid-cols-1 gap-12">
      <h2 className="sr-only">{t('title')}</h2>
      <JobList />
      <PlanUsage />
      <ReportedErrors />
      <JobRuns />
      <LeftOut />
    </div>
  )
}
