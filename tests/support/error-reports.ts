import {withDatabase} from './database.ts'

/** Whatever this machine has reported in the last hour. */
export async function allowReports(): Promise<void> {
  await withDatabase((sql) => sql`delete from private.submission_counts where action = 'report-error'`)
}
