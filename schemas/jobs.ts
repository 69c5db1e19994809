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

export const isJob = (name: string): name is JobName => jobs.some((job) => job === name)
