/** The functions that the schedule calls, as `supabase/functions/schedule.json` and the table `private.jobs` list them. */
export const jobs = [
  'deliver-emails',
  'sync-content',
  'purge-expired',
  'update-event-places',
  'reconcile-payments',
  'publish-scheduled',
] as const

export type JobName = (typeof jobs)[number]

/** What somebody's machine records from outside: `private.backups`. */
export const recordedJobs = [...jobs, 'backup', 'drill'] as const

export type RecordedJobName = (typeof recordedJobs)[number]

export const isRecordedJob = (name: string): name is RecordedJobName =>
  recordedJobs.some((job) => job === name)
