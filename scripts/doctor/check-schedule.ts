import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Sql} from 'postgres'
import * as z from 'zod'
import {root} from '../supervisor/variables.ts'
import {withDatabase} from './database/with-database.ts'
import type {Check} from './finding.ts'
import {attention, leftOut, ok, problem, type Outcome} from './outcome.ts'
import {requireHosted, type Installation} from './installation.ts'

const document = 'docs/hosted-supabase.md'

export const scheduleChecks: Check[] = [
  {subject: 'Schedule', name: 'extensions', run: hosted(checkExtensions)},
  {subject: 'Schedule', name: 'secrets in the vault', run: hosted(checkVault)},
  {subject: 'Schedule', name: 'jobs', run: hosted(checkJobs)},
  {subject: 'Schedule', name: 'last runs', run: hosted(checkRuns)},
  {
    subject: 'Schedule',
    name: 'records of runs',
    run: (installation) => withDatabase(installation, checkRecords),
  },
]

function hosted(check: (sql: Sql) => Promise<Outcome[] | Outcome>): Check['run'] {
  return (installation: Installation) => {
    requireHosted(installation, 'Supabase', 'The local functions keep their schedule themselves.')
    return withDatabase(installation, check)
  }
}

const has = async (sql: Sql, relation: string) => {
  const [row] = await sql<{found: boolean}[]>`select to_regclass(${relation}) is not null as found`
  return row?.found === true
}

async function checkExtensions(sql: Sql): Promise<Outcome> {
  const [row] = await sql<{cron: boolean; net: boolean}[]>`
    select to_regclass('cron.job') is not null as cron,
      exists (select from pg_proc where pronamespace = to_regnamespace('net') and proname = 'http_post') as net`
  const missing = [...(row?.cron ? [] : ['pg_cron']), ...(row?.net ? [] : ['pg_net'])]
  if (missing.length === 0) return ok('pg_cron and pg_net are on.')
  return problem(
    `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} off, so no email is sent and nothing is published on time.`,
    `Enable it (Supabase, Database, Extensions). Then run the SQL of ${document}.`,
  )
}

async function checkVault(sql: Sql): Promise<Outcome> {
  if (!(await has(sql, 'vault.secrets'))) return problem('There is no vault.', `Run the SQL of ${document}.`)
  const rows = await sql<
    {name: string}[]
  >`select name from vault.secrets where name in ('project_url', 'cron_key')`
  const missing = ['project_url', 'cron_key'].filter((name) => !rows.some((row) => row.name === name))
  if (missing.length === 0) return ok('project_url and cron_key are there.')
  return problem(
    `The vault has no ${missing.join(' and no ')}, so the schedule calls nothing.`,
    `Run the lines of ${document} with vault.create_secret in the SQL editor.`,
  )
}

/** What docs/hosted-supabase.md schedules, and how often each function has to run at least. */
const rare: Record<string, number> = {'deliver-emails': 60}

/** What pg_cron calls in place of a function. */
const inDatabase: Record<string, string> = {'update-event-places': 'private.run_event_places()'}

const readSchedule = () =>
  z
    .array(z.object({function: z.string(), everySeconds: z.number()}))
    .parse(JSON.parse(readFileSync(join(root, 'supabase/functions/schedule.json'), 'utf8')))

async function checkJobs(sql: Sql): Promise<Outcome[] | Outcome> {
  if (!(await has(sql, 'cron.job'))) return leftOut('pg_cron is off.')
  const jobs = await sql<{jobname: string | null; schedule: string; command: string; active: boolean}[]>`
    select jobname, schedule, command, active from cron.job`
  const outcomes = readSchedule().flatMap(({function: name, everySeconds}): Outcome[] => {
    const job = jobs.find(({command}) => command.includes(inDatabase[name] ?? `call_function('${name}')`))
    const todo = `Run the line of ${document} with cron.schedule('${name}', …) in the SQL editor.`
    if (!job) return [problem(`${name} is not scheduled.`, todo)]
    if (!job.active)
      return [problem(`The job of ${name} is switched off.`, `Switch it on (Supabase, Integrations, Cron).`)]
    const interval = intervalOf(job.schedule)
    const most = Math.max(everySeconds, rare[name] ?? 0)
    if (interval !== undefined && interval > most)
      return [attention(`${name} runs too rarely (${job.schedule}).`, todo)]
    return []
  })
  if (!jobs.some(({command, active}) => active && /delete from cron\.job_run_details/.test(command)))
    outcomes.push(await unpurgedRuns(sql))
  return outcomes.length > 0 ? outcomes : ok(`All ${readSchedule().length} functions are scheduled.`)
}

async function unpurgedRuns(sql: Sql): Promise<Outcome> {
  const [record] = await sql<{size: string}[]>`
    select pg_size_pretty(pg_total_relation_size('cron.job_run_details')) as size`
  return attention(
    `The record of runs is never emptied. It has ${record?.size ?? 'an unknown size'} and grows by about 2 MB a day.`,
    `Run the line of ${document} with cron.schedule('purge-runs', …) in the SQL editor.`,
  )
}

/** Seconds between two runs, of the forms that the document uses; otherwise `undefined`. */
export function intervalOf(schedule: string): number | undefined {
  const [, seconds] = /^(\d+) seconds?$/.exec(schedule) ?? []
  if (seconds) return Number(seconds)
  const [minute = '', ...rest] = schedule.split(' ')
  if (rest.join(' ') !== '* * * *') return rest.length === 4 && /^\d+$/.test(minute) ? 86_400 : undefined
  if (minute === '*') return 60
  const [, step] = /^\*\/(\d+)$/.exec(minute) ?? []
  if (step) return Number(step) * 60
  return /^\d+$/.test(minute) ? 3600 : undefined
}

async function checkRuns(sql: Sql): Promise<Outcome[] | Outcome> {
  if (!(await has(sql, 'cron.job_run_details'))) return leftOut('pg_cron is off.')
  const runs = await sql<{name: string; status: string; message: string | null; ago: number}[]>`
    select distinct on (job.jobid) coalesce(job.jobname, job.jobid::text) as name, run.status, run.return_message as message,
      extract(epoch from now() - run.start_time)::integer as ago
    from cron.job as job join cron.job_run_details as run on run.jobid = job.jobid
    where run.status in ('succeeded', 'failed') order by job.jobid, run.start_time desc`
  const failed = runs.filter(({status}) => status === 'failed')
  const overdue = readSchedule().filter(({function: name, everySeconds}) => {
    const last = runs.find((each) => each.name === name)
    return last && last.ago > 3 * Math.max(everySeconds, 60) + 60
  })
  const never = readSchedule().filter(({function: name}) => !runs.some((each) => each.name === name))
  const outcomes = [
    ...failed.map(({name, message}) =>
      problem(
        `The last run of ${name} failed: ${(message ?? '').split('\n')[0]?.slice(0, 120)}.`,
        `Look at Supabase, Integrations, Cron, and run the SQL of ${document} again.`,
      ),
    ),
    ...overdue.map(({function: name}) =>
      problem(
        `${name} has not run for three of its times.`,
        'Restart the database (Supabase, Settings), which starts pg_cron.',
      ),
    ),
    ...(never.length > 0
      ? [
          attention(
            `Not run yet: ${never.map(({function: name}) => name).join(', ')}.`,
            'Wait until its time has come, and look again.',
          ),
        ]
      : []),
  ]
  return outcomes.length > 0 ? outcomes : ok('Each succeeded.')
}

/** The functions record their runs, also on this machine (docs/decisions/051-who-watches-the-jobs.md). */
async function checkRecords(sql: Sql): Promise<Outcome[] | Outcome> {
  const [found] = await sql<{found: boolean}[]>`
    select to_regprocedure('private.late_jobs(timestamptz)') is not null as found`
  if (!found?.found) return leftOut('The database has no private.late_jobs: see its migrations.')
  const late = await sql<{job: string; since: Date; error: string | null}[]>`
    select job, since, error from private.late_jobs(now()) where job not in ('backup', 'drill')`
  if (late.length === 0) return ok('No function is late.')
  return late.map(({job, since, error}) =>
    problem(
      `${job} has not succeeded since ${since.toISOString()}${error ? ` (${error})` : ''}.`,
      'Look at its runs in /admin, System, and at the log of the function (Supabase, Edge Functions).',
    ),
  )
}
