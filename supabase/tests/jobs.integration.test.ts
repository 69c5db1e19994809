import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Language} from '@site/schemas/languages'
import {describe, expect, test} from 'vitest'
import {exampleCommunity} from '../functions/_testing/example-email-data.ts'
import {renderEmail} from '../functions/_shared/email/render-email.ts'
import {as, refused, service, visitor} from './callers.ts'
import {database, rolledBack, type Transaction} from './database.ts'
import {addEmail} from './emails.ts'
import {giveRole, makeAdmin, signUp} from './people.ts'

const schedule = JSON.parse(
  readFileSync(join(import.meta.dirname, '../functions/schedule.json'), 'utf8'),
) as {function: string; everySeconds: number}[]

const begin = async (tx: Transaction, job: string) => {
  const [row] = await as(tx, service)<{run: Date}>`select public.begin_job_run(${job}) as run`
  return row?.run as Date
}

const end = (tx: Transaction, job: string, run: Date, error: string | null, figures: object = {}) =>
  as(tx, service)`select public.end_job_run(${job}, ${run}, ${error}, ${tx.json(figures as never)})`

/** A whole run. */
async function runJob(tx: Transaction, job: string, error: string | null = null, figures: object = {}) {
  await end(tx, job, await begin(tx, job), error, figures)
}

/** As if each job had just succeeded, and nothing had been recorded. */
async function allIsWell(tx: Transaction) {
  await tx`delete from private.job_runs`
  await tx`delete from private.alerts`
  await tx`update private.schedule set runs_since = now() - interval '30 days'`
  await tx`
    update private.jobs set running = '{}', added_at = now() - interval '30 days', started_at = now(), succeeded_at = now(), failed_at = null,
      error = null, failures = 0`
}

const succeededAgo = (tx: Transaction, job: string, ago: string) =>
  tx`update private.jobs set succeeded_at = now() - ${ago}::interval, started_at = now() - ${ago}::interval where name = ${job}`

const runsOf = (tx: Transaction, job: string) =>
  tx`select error, figures, times, ended_at is null as is_killed from private.job_runs where job = ${job} order by id`

async function stateOf(tx: Transaction, job: string) {
  const [row] = await tx`
    select running, failures, error, succeeded_at is not null as has_succeeded, failed_at is not null as has_failed
    from private.jobs where name = ${job}`
  return row
}

const lateJobs = async (tx: Transaction, at = '0 seconds') => {
  const rows = await tx<{job: string}[]>`select job from private.late_jobs(now() + ${at}::interval)`
  return rows.map(({job}) => job)
}

test('the jobs and their intervals are those of the schedule', async () => {
  const rows = await database<{name: string; seconds: number}[]>`
    select name, extract(epoch from every)::integer as seconds from private.jobs`
  expect(new Map(rows.map(({name, seconds}) => [name, seconds]))).toEqual(
    new Map(schedule.map((job) => [job.function, job.everySeconds])),
  )
})

describe('a run', () => {
  test('that did something is recorded, and one that did nothing only as a success', async () => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      await tx`update private.jobs set succeeded_at = null`
      await runJob(tx, 'purge-expired', null, {})
      await runJob(tx, 'deliver-emails', null, {sent: 0, failed: 0})
      expect(await runsOf(tx, 'deliver-emails')).toEqual([])
      expect(await stateOf(tx, 'deliver-emails')).toMatchObject({running: [], has_succeeded: true})
      await runJob(tx, 'deliver-emails', null, {sent: 2, failed: 0})
      expect(await runsOf(tx, 'deliver-emails')).toEqual([
        {error: null, figures: {sent: 2, failed: 0}, times: 1, is_killed: false},
      ])
    })
  })

  test('that failed is recorded, in short and without personal data, until the next success', async () => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      const error = `Key (email)=(rasa@example.test) exists; https://a.test/x?token=abc, +44 2920 184321 ${'x '.repeat(200)}`
      await runJob(tx, 'sync-content', error)
      const state = await stateOf(tx, 'sync-content')
      expect(state).toMatchObject({failures: 1, has_failed: true})
      expect(state?.error).toHaveLength(300)
      expect(state?.error).toMatch(/^Key \(email\)=\(…\) exists; https:\/\/a\.test\/x\?… … x x/)
      expect(await runsOf(tx, 'sync-content')).toMatchObject([{error: state?.error}])
      await runJob(tx, 'sync-content')
      expect(await stateOf(tx, 'sync-content')).toMatchObject({failures: 0})
    })
  })

  test('that ends like the one before adds no row', async () => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      for (const error of ['down', 'down', 'down', 'misconfigured', 'down'])
        await runJob(tx, 'deliver-emails', error)
      expect(await runsOf(tx, 'deliver-emails')).toMatchObject([
        {error: 'down', times: 3},
        {error: 'misconfigured', times: 1},
        {error: 'down', times: 1},
      ])
      await tx`update private.job_runs set ended_at = now() - interval '6 minutes'`
      await runJob(tx, 'deliver-emails', 'down')
      expect(await runsOf(tx, 'deliver-emails')).toHaveLength(4)
    })
  })

  test('that never ended counts as a failure after five minutes, also beside others', async () => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      const killed = await begin(tx, 'reconcile-payments')
      const slow = await begin(tx, 'reconcile-payments')
      await tx`
        update private.jobs set running = array[now() - interval '301 seconds', ${slow}] where name = 'reconcile-payments'`
      const run = await begin(tx, 'reconcile-payments')
      expect(new Set([killed.getTime(), slow.getTime(), run.getTime()]).size).toBe(3)
      expect(await stateOf(tx, 'reconcile-payments')).toMatchObject({
        running: [slow, run],
        failures: 1,
        error: 'killed',
      })
      expect(await runsOf(tx, 'reconcile-payments')).toEqual([
        {error: 'killed', figures: {}, times: 1, is_killed: true},
      ])
      await end(tx, 'reconcile-payments', slow, null)
      expect(await stateOf(tx, 'reconcile-payments')).toMatchObject({running: [run], failures: 0})
    })
  })

  test('of an unknown job is refused', async () => {
    await rolledBack(async (tx) => {
      await expect(begin(tx, 'nera')).rejects.toMatchObject({code: 'P0002'})
    })
  })

  test('is forgotten after 30 days', async () => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      await runJob(tx, 'sync-content', 'old')
      await tx`update private.job_runs set started_at = now() - interval '30 days 1 second'`
      await runJob(tx, 'sync-content', 'new')
      await as(tx, service)`select public.purge_job_runs()`
      expect(await runsOf(tx, 'sync-content')).toMatchObject([{error: 'new'}])
    })
  })
})

describe('a job is late', () => {
  test.each([
    ['purge-expired', '3 hours'],
    ['sync-content', '30 minutes'],
    ['reconcile-payments', '3 minutes'],
    ['deliver-emails', '3 minutes'],
  ])('after three intervals without a success, or three minutes: %s after %s', async (job, limit) => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      await succeededAgo(tx, job, limit)
      expect(await lateJobs(tx)).toEqual([])
      expect(await lateJobs(tx, '1 second')).toEqual([job])
    })
  })

  test('even if it runs, as long as it fails', async () => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      await succeededAgo(tx, 'sync-content', '31 minutes')
      await runJob(tx, 'sync-content', 'down')
      expect(await lateJobs(tx)).toEqual(['sync-content'])
      await runJob(tx, 'sync-content')
      expect(await lateJobs(tx)).toEqual([])
    })
  })

  test('in a new database only once its time has passed', async () => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      await tx`update private.jobs set added_at = now(), started_at = null, succeeded_at = null`
      expect(await lateJobs(tx, '3 minutes')).toEqual([])
      expect(await lateJobs(tx, '4 minutes')).toHaveLength(4)
      expect(await lateJobs(tx, '4 hours')).toHaveLength(6)
    })
  })

  test.each([
    ['4 minutes', 4],
    ['9 hours', 6],
  ])('after a pause of all jobs only once its time has passed again: %s', async (pause, late) => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      await tx`
        update private.jobs set started_at = now() - ${pause}::interval, succeeded_at = now() - ${pause}::interval`
      expect(await lateJobs(tx)).toHaveLength(late)
      await begin(tx, 'deliver-emails')
      expect(await lateJobs(tx)).toEqual([])
      expect(await tx`select from private.alerts`).toEqual([])
      expect(await lateJobs(tx, '31 minutes')).toContain('sync-content')
    })
  })
})

describe('emails wait', () => {
  const waitingSince = async (tx: Transaction) => {
    const [row] = await tx<{minutes: number | null}[]>`
      select extract(epoch from now() - private.emails_stalled_since(now()))::integer / 60 as minutes`
    return row?.minutes
  }

  async function queued(tx: Transaction, change: object, kind = 'transactional') {
    const id = await addEmail(tx, 'queued', {kind})
    await tx`update public.email_outbox set ${tx(change as Record<string, string>)} where id = ${id}`
  }

  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

  /** Other tests may have committed emails. */
  const emptyOutbox = (tx: Transaction) =>
    tx`update public.email_outbox set status = 'sent' where status in ('queued', 'sending')`

  test.each<[string, number | null, object, string?]>([
    ['due for eleven minutes', 11, {created_at: ago(11.2), next_attempt_at: ago(11.2)}],
    ['due for nine minutes', null, {created_at: ago(9), next_attempt_at: ago(9)}],
    ['written long ago, and scheduled for later', null, {created_at: ago(90), next_attempt_at: ago(-5)}],
    ['written long ago, and due just now', null, {created_at: ago(90), next_attempt_at: ago(1)}],
    [
      'tried in vain for 20 minutes',
      20,
      {created_at: ago(20.2), first_attempt_at: ago(20.2), attempts: 4, next_attempt_at: ago(-5)},
    ],
    ['a newsletter', null, {created_at: ago(90), next_attempt_at: ago(90)}, 'newsletter'],
  ])('%s: %s', async (_, minutes, change, kind) => {
    await rolledBack(async (tx) => {
      await emptyOutbox(tx)
      await queued(tx, change, kind)
      expect(await waitingSince(tx)).toBe(minutes)
    })
  })

  test('while a quota is used up', async () => {
    await rolledBack(async (tx) => {
      await emptyOutbox(tx)
      await queued(tx, {created_at: ago(30.2), next_attempt_at: ago(1)})
      await queued(tx, {created_at: ago(60.2), next_attempt_at: ago(1)}, 'account')
      expect(await waitingSince(tx)).toBeNull()
      await tx`
        insert into private.email_pauses (priority, until) values (1, now() + interval '1 hour')
        on conflict (priority) do update set until = excluded.until`
      expect(await waitingSince(tx)).toBe(30)
    })
  })
})

describe('admins', () => {
  const urls = {
    community: exampleCommunity,
    siteUrl: 'https://example.org',
    functionsUrl: 'https://api.example.org/functions/v1',
  }

  interface Alert {
    trouble: string
    number: number
    jobs?: {job: string}[]
  }

  test('are told of what is late by a job that works, once a day for each', async () => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      await tx`update public.email_outbox set status = 'sent' where status in ('queued', 'sending')`
      const [ona, jonas, rasa] = [
        await makeAdmin(tx, await signUp(tx, 'Ona')),
        await makeAdmin(tx, await signUp(tx, 'Jonas', {language: 'en'})),
        await giveRole(tx, await signUp(tx, 'Rasa'), 'treasurer'),
      ]
      const told = async () => {
        const rows = await tx<{recipient: string; language: Language; data: Alert}[]>`
          select recipient, language, data from public.email_outbox
          where template = 'admin-alert' and recipient = any (${[ona.email, jonas.email, rasa.email]})
          order by created_at, data ->> 'trouble', language`
        for (const {data, language} of rows)
          expect(renderEmail({template: 'admin-alert', language, data, ...urls})).toMatchObject({ok: true})
        await tx`delete from public.email_outbox where template = 'admin-alert'`
        return rows.map(({language, data: {trouble, jobs}}) => [language, trouble, jobs?.map(({job}) => job)])
      }
      /** The job begins in another minute than the last time. */
      const look = async (job: string) => {
        await tx`update private.jobs set started_at = now() - interval '2 minutes' where name = ${job}`
        await begin(tx, job)
      }

      await succeededAgo(tx, 'purge-expired', '4 hours')
      await succeededAgo(tx, 'sync-content', '1 hour')
      await look('sync-content')
      expect(await told()).toEqual([
        ['en', 'job_late', ['purge-expired']],
        ['lt', 'job_late', ['purge-expired']],
      ])
      await look('deliver-emails')
      expect(await told()).toEqual([
        ['en', 'job_late', ['sync-content']],
        ['lt', 'job_late', ['sync-content']],
      ])
      await look('deliver-emails')
      expect(await told()).toEqual([])

      await tx`update private.alerts set notified_at = now() - interval '24 hours 1 second'`
      await addEmail(tx, 'queued', {kind: 'account'})
      await tx`update public.email_outbox set next_attempt_at = now() - interval '1 hour' where status = 'queued' and template = 'policy-test'`
      await look('deliver-emails')
      expect(await told()).toEqual(
        [
          ['en', 'emails_stalled', undefined],
          ['en', 'job_late', ['purge-expired', 'sync-content']],
          ['lt', 'emails_stalled', undefined],
          ['lt', 'job_late', ['purge-expired', 'sync-content']],
        ].toSorted((one, other) => String(one[1]).localeCompare(String(other[1]))),
      )
      await look('deliver-emails')
      expect(await told()).toEqual([])
    })
  })

  test('see which jobs are late, and since when emails wait, though nothing runs', async () => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      await tx`update public.email_outbox set status = 'sent' where status in ('queued', 'sending')`
      const ona = await makeAdmin(tx, await signUp(tx, 'Ona'))
      const late = () => as(tx, ona)`select job, since, has_run from public.late_work()`
      expect(await late()).toEqual([])
      await tx`update private.jobs set started_at = null, succeeded_at = null`
      expect(await late()).toMatchObject(Array.from({length: 6}, () => ({has_run: false})))
      await allIsWell(tx)
      await addEmail(tx, 'queued', {kind: 'account'})
      const since = new Date('2026-01-01T12:00:00Z')
      await tx`update public.email_outbox set next_attempt_at = ${since} where status = 'queued' and template = 'policy-test'`
      expect(await late()).toEqual([{job: null, since, has_run: true}])
    })
  })

  test('see all jobs and what they did', async () => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      const ona = await makeAdmin(tx, await signUp(tx, 'Ona'))
      await runJob(tx, 'purge-expired', 'It broke')
      const jobs = await as(tx, ona)`
        select *, expected_at - started_at = make_interval(secs => every_seconds) as is_expected from public.list_jobs()`
      expect(jobs.map(({job}) => job).toSorted()).toEqual(
        ['backup', 'drill', ...schedule.map((job) => job.function)].toSorted(),
      )
      expect(jobs.find(({job}) => job === 'purge-expired')).toMatchObject({
        error: 'It broke',
        failures: 1,
        is_expected: true,
        is_late: false,
        every_seconds: 3600,
      })
      expect(await as(tx, ona)`select job, error, times from public.list_job_runs()`).toEqual([
        {job: 'purge-expired', error: 'It broke', times: 1},
      ])
    })
  })

  test('alone see that, and the service alone records', async () => {
    await rolledBack(async (tx) => {
      for (const role of ['moderator', 'organiser', 'treasurer'] as const) {
        const person = await giveRole(tx, await signUp(tx), role)
        await expect(as(tx, person)`select public.late_work()`).rejects.toMatchObject(refused)
        await expect(as(tx, person)`select public.list_jobs()`).rejects.toMatchObject(refused)
        await expect(as(tx, person)`select public.list_job_runs()`).rejects.toMatchObject(refused)
      }
      const admin = await makeAdmin(tx, await signUp(tx))
      await expect(as(tx, admin)`select public.begin_job_run('purge-expired')`).rejects.toMatchObject(refused)
      await expect(as(tx, admin)`select public.end_job_run('purge-expired', now())`).rejects.toMatchObject(
        refused,
      )
      await expect(as(tx, admin)`select * from private.job_runs`).rejects.toMatchObject(refused)
    })
  })
})

describe('what pg_cron asks before it calls deliver-emails', () => {
  const isDue = async (tx: Transaction) => {
    const [row] = await tx<{due: boolean}[]>`select private.emails_are_due(now()) as due`
    return row?.due
  }

  /** Nothing waits, and the function has just begun. */
  async function idle(tx: Transaction) {
    await allIsWell(tx)
    await tx`delete from public.email_outbox`
    await tx`delete from private.account_email_requests`
    await tx`delete from private.email_pauses`
    await tx`update public.newsletter_issues set status = 'stopped' where status in ('scheduled', 'sending')`
  }

  test('nothing where nothing waits, and after 90 seconds all the same', async () => {
    await rolledBack(async (tx) => {
      await idle(tx)
      expect(await isDue(tx)).toBe(false)
      await succeededAgo(tx, 'deliver-emails', '89 seconds')
      expect(await isDue(tx)).toBe(false)
      await succeededAgo(tx, 'deliver-emails', '90 seconds')
      expect(await isDue(tx)).toBe(true)
      await tx`update private.jobs set started_at = null where name = 'deliver-emails'`
      expect(await isDue(tx)).toBe(true)
    })
  })

  test('an email that is due, and none that waits for its next attempt or for a quota', async () => {
    await rolledBack(async (tx) => {
      await idle(tx)
      await addEmail(tx)
      expect(await isDue(tx)).toBe(true)
      await tx`insert into private.email_pauses (priority, until) values (0, now() + interval '1 hour')`
      expect(await isDue(tx)).toBe(false)
      await tx`delete from private.email_pauses`
      await tx`update public.email_outbox set next_attempt_at = now() + interval '1 second'`
      expect(await isDue(tx)).toBe(false)
    })
  })

  test('a link that somebody asked for', async () => {
    await rolledBack(async (tx) => {
      await idle(tx)
      await tx`
        insert into private.account_email_requests (kind, email, language) values ('recovery', 'jonas@example.test', 'lt')`
      expect(await isDue(tx)).toBe(true)
      await tx`update private.account_email_requests set claimed_at = now() - interval '1 minute'`
      expect(await isDue(tx)).toBe(false)
      await tx`update private.account_email_requests set claimed_at = now() - interval '61 seconds'`
      expect(await isDue(tx)).toBe(true)
    })
  })
})

test('pg_cron updates the places of events without the function, and records it as that does', async () => {
  await rolledBack(async (tx) => {
    await allIsWell(tx)
    await succeededAgo(tx, 'update-event-places', '1 hour')
    await tx`select private.run_event_places()`
    const state = () =>
      tx`select failures, error, running, succeeded_at > now() - interval '1 minute' as succeeded
        from private.jobs where name = 'update-event-places'`
    expect(await state()).toEqual([{failures: 0, error: null, running: [], succeeded: true}])
    await succeededAgo(tx, 'update-event-places', '1 hour')
    await tx`
      create or replace function public.update_event_places(at timestamptz) returns void language plpgsql
      as $$ begin raise exception 'broken'; end $$`
    await tx`select private.run_event_places()`
    expect(await state()).toEqual([{failures: 1, error: 'broken', running: [], succeeded: false}])
  })
})

describe('a service that watches from outside', () => {
  const told = async (tx: Transaction) => {
    const [row] = await as(tx, visitor())<{troubles: object[]}>`select public.service_troubles() as troubles`
    return row?.troubles
  }

  test('learns which jobs are late, and that emails wait, without a name', async () => {
    await rolledBack(async (tx) => {
      await allIsWell(tx)
      await tx`delete from public.email_outbox`
      await tx`delete from public.content_items`
      expect(await told(tx)).toEqual([])
      await succeededAgo(tx, 'purge-expired', '4 hours')
      await addEmail(tx)
      await tx`
        update public.email_outbox set created_at = now() - interval '1 hour', next_attempt_at = now() - interval '1 hour'`
      expect(await told(tx)).toEqual([
        {trouble: 'job_late', job: 'purge-expired', since: expect.any(String)},
        {trouble: 'emails_stalled', since: expect.any(String)},
      ])
    })
  })
})
