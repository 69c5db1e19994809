import {isRecordedJob, jobs, type RecordedJobName} from '@site/schemas/jobs'
import {queryOptions} from '@tanstack/react-query'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {query} from '#/supabase/query.ts'

const EVERY_MS = 60_000
const MOST_RUNS = 50

export interface LateWork {
  jobs: {job: RecordedJobName; since: string}[]
  /** None that is late has ever run: nobody has set up the schedule. */
  hasNeverRun: boolean
  /** No job runs. */
  isStill: boolean
  /** Since when the oldest email waits. */
  emailsSince: string | null
}

/** It is computed when asked for, so that it also tells of a schedule that stands still. */
export const lateWorkQuery = queryOptions({
  queryKey: ['lateWork'],
  queryFn: loadLateWork,
  refetchInterval: EVERY_MS,
})

async function loadLateWork(): Promise<LateWork> {
  const rows = dataOf(await query((supabase) => supabase.rpc('late_work')))
  const late = rows.flatMap(({job, since, has_run}) =>
    isRecordedJob(job) ? [{job, since, hasRun: has_run}] : [],
  )
  return {
    jobs: late,
    hasNeverRun: late.length > 0 && late.every(({hasRun}) => !hasRun),
    isStill: jobs.every((job) => late.some((each) => each.job === job)),
    // The row of the emails has no job.
    emailsSince: rows.find(({job}) => !job)?.since ?? null,
  }
}

export interface Job {
  name: RecordedJobName
  everySeconds: number
  startedAt: string | null
  succeededAt: string | null
  failedAt: string | null
  /** Of the last failure. */
  error: string | null
  /** How many of the last runs failed. */
  failures: number
  /** Null for backups before the first. */
  expectedAt: string | null
  isLate: boolean
}

export const jobsQuery = queryOptions({queryKey: ['jobs'], queryFn: loadJobs, refetchInterval: EVERY_MS})

async function loadJobs(): Promise<Job[]> {
  const rows = dataOf(await query((supabase) => supabase.rpc('list_jobs')))
  return rows.flatMap(({job: name, ...row}) =>
    isRecordedJob(name)
      ? [
          {
            name,
            everySeconds: row.every_seconds,
            startedAt: row.started_at,
            succeededAt: row.succeeded_at,
            failedAt: row.failed_at,
            error: row.error,
            failures: row.failures,
            expectedAt: row.expected_at,
            isLate: row.is_late,
          },
        ]
      : [],
  )
}

const leftOutKinds = ['link', 'offer', 'event', 'reminder', 'alert', 'newsletter', 'publication'] as const

/** In the last 30 days. */
export interface LeftOut {
  kind: (typeof leftOutKinds)[number]
  number: number
}

export const leftOutQuery = queryOptions({
  queryKey: ['leftOut'],
  queryFn: loadLeftOut,
  refetchInterval: EVERY_MS,
})

async function loadLeftOut(): Promise<LeftOut[]> {
  const rows = dataOf(await query((supabase) => supabase.rpc('list_left_out')))
  return leftOutKinds.flatMap((kind) =>
    rows.filter((row) => row.kind === kind).map(({number}) => ({kind, number})),
  )
}

export interface JobRun {
  id: number
  job: RecordedJobName
  startedAt: string
  /** Null: it was ended from outside. */
  endedAt: string | null
  error: string | null
  figures: Record<string, number>
  /** So many equal runs in a row. */
  times: number
}

export const jobRunsQuery = queryOptions({
  queryKey: ['jobRuns'],
  queryFn: loadRuns,
  refetchInterval: EVERY_MS,
})

async function loadRuns(): Promise<JobRun[]> {
  const rows = dataOf(await query((supabase) => supabase.rpc('list_job_runs', {most: MOST_RUNS})))
  return rows.flatMap(({job, ...row}) =>
    isRecordedJob(job)
      ? [
          {
            id: row.id,
            job,
            startedAt: row.started_at,
            endedAt: row.ended_at,
            error: row.error,
            figures: row.figures as Record<string, number>,
            times: row.times,
          },
        ]
      : [],
  )
}
