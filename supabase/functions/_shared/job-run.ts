import type {JobName} from '@site/schemas/jobs'
import {logLine} from '@site/schemas/log-line'
import {HttpError} from './http-error.ts'
import {createServiceClient, throwOnError, type ServiceClient} from './service-client.ts'
import {sendSignals} from './signals.ts'

interface DatabaseEnv {
  SUPABASE_URL: string
  SUPABASE_SECRET_KEYS: {default: string}
}

/** What a run did. One that did nothing has only zeros, and is not listed. */
export type Figures = Record<string, number>

/**
 * Records a run that the schedule began, with its end, and tells whoever watches from outside. A run whose end is never recorded counts as killed. It runs, whether or not
 * the database answers.
 */
export async function recordRun<Result extends Figures>(
  job: JobName,
  env: DatabaseEnv,
  run: () => Promise<Result>,
): Promise<Result> {
  const client = createServiceClient(env)
  const begun = await begin(client, job)
  const end = async (outcome: {error?: string; figures: Figures}) => {
    if (begun === undefined) return
    await recordEnd(client, {job, run: begun, ...outcome})
    await sendSignals(client, job, outcome.error === undefined)
  }
  try {
    const figures = await run()
    await end({figures})
    return figures
  } catch (error) {
    await end({error: reasonOf(error), figures: {}})
    throw error
  }
}

async function begin(client: ServiceClient, job: JobName): Promise<string | undefined> {
  try {
    const {data, error} = await client.rpc('begin_job_run', {job})
    throwOnError('begin_job_run', error)
    return data ?? undefined
  } catch (error) {
    report(job, error)
    return undefined
  }
}

interface End {
  job: JobName
  run: string
  error?: string
  figures: Figures
}

async function recordEnd(client: ServiceClient, end: End): Promise<void> {
  try {
    const {error} = await client.rpc('end_job_run', end)
    throwOnError('end_job_run', error)
  } catch (error) {
    report(end.job, error)
  }
}

/** What the database does not answer, the job itself reports. */
function report(job: JobName, error: unknown): void {
  if (error instanceof HttpError) return
  console.error(logLine(`${job}: the run is not recorded:`, error))
}

function reasonOf(error: unknown): string {
  if (!(error instanceof HttpError)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${String(error.cause)}`
}
