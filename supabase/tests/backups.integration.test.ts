import {expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {makeAdmin, signUp} from './people.ts'

const late = async (tx: Transaction, after: string) => {
  const rows = await tx<{job: string; since: Date; error: string | null}[]>`
    select job, since, error from private.late_jobs(now() + ${after}::interval) where job in ('backup', 'drill')`
  return rows.map(({job, error}) => (error === null ? job : `${job}: ${error}`))
}

const record = (tx: Transaction, kind: string, error: string | null = null) =>
  tx`select private.record_backup(${kind}, now() - interval '2 minutes', ${error})`

test('nothing is late until a backup was recorded, and after that both are', async () => {
  await rolledBack(async (tx) => {
    expect(await late(tx, '1 year')).toEqual([])
    await record(tx, 'backup')
    expect(await late(tx, '25 hours')).toEqual([])
    expect(await late(tx, '27 hours')).toEqual(['backup'])
    expect(await late(tx, '41 days')).toEqual(['backup', 'drill'])
    await record(tx, 'drill')
    expect(await late(tx, '39 days')).toEqual(['backup'])
  })
})

test('one that fails is no success, and its error names nobody', async () => {
  await rolledBack(async (tx) => {
    await record(tx, 'backup', 'no answer for ona@example.test')
    expect(await late(tx, '25 hours')).toEqual([])
    expect(await late(tx, '27 hours')).toEqual(['backup: no answer for …'])
    await record(tx, 'backup')
    expect(await late(tx, '27 hours')).toEqual(['backup'])
  })
})

test('a pause of the schedule does not make a backup later', async () => {
  await rolledBack(async (tx) => {
    await record(tx, 'backup')
    await tx`update private.backups set succeeded_at = now() - interval '2 days', expected_since = now() - interval '9 days'`
    await tx`update private.schedule set runs_since = now()`
    expect(await late(tx, '0 seconds')).toEqual(['backup'])
  })
})

test('admins see when the last one was, also before the first', async () => {
  await rolledBack(async (tx) => {
    const admin = await makeAdmin(tx, await signUp(tx))
    const rows = () => as(tx, admin)`
      select job, every_seconds, succeeded_at is not null as has_succeeded, expected_at is not null as is_expected, is_late
      from public.list_jobs() where job in ('backup', 'drill')`
    const backup = {job: 'backup', every_seconds: 86_400}
    const drill = {job: 'drill', every_seconds: 30 * 86_400}
    const never = {has_succeeded: false, is_expected: false, is_late: false}
    expect(await rows()).toEqual([
      {...backup, ...never},
      {...drill, ...never},
    ])
    await record(tx, 'backup')
    expect(await rows()).toEqual([
      {...backup, has_succeeded: true, is_expected: true, is_late: false},
      {...drill, ...never, is_expected: true},
    ])
  })
})
