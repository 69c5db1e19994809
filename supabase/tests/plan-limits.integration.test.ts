import {describe, expect, test} from 'vitest'
import {as, service} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addEmail} from './emails.ts'

describe('the plans', () => {
  const usage = async (tx: Transaction) => {
    const rows = await tx<
      {resource: string; used: string | null; most: string | null}[]
    >`select * from private.plan_usage()`
    return new Map(rows.map(({resource, used, most}) => [resource, {used: used && Number(used), most}]))
  }
  const check = async (tx: Transaction, content: object = {}) => {
    const [row] = await as(tx, service)<{
      told: number
    }>`select public.check_plan(${tx.json(content as never)}) as told`
    return row?.told
  }
  const lastAlert = async (tx: Transaction) => {
    const [row] = await tx<{alert: {trouble: string; resources: object[]}}[]>`
      select alert from private.pushed_alerts order by id desc limit 1`
    return row?.alert.resources
  }
  /** Nothing is nearly full. */
  async function roomy(tx: Transaction) {
    await tx`delete from private.alerts`
    await tx`update private.plan_limits set most = 1e15`
    await tx`update private.email_limits set per_day = null, per_month = null`
  }

  test('are those of the free ones at first, and say what is used', async () => {
    await rolledBack(async (tx) => {
      await tx`delete from private.job_calls`
      await tx`insert into storage.objects (bucket_id, name, metadata) values ('photo-uploads', 'a.jpg', '{"size": 1234}')`
      const mail = await addEmail(tx)
      await tx`update public.email_outbox set status = 'sent', sent_at = now(), first_attempt_at = now() where id = ${mail}`
      const before = await usage(tx)
      expect(before.get('database')?.used).toBeGreaterThan(1_000_000)
      expect(before.get('files')?.used).toBeGreaterThanOrEqual(1234)
      expect(before.get('emails_day')?.used).toBeGreaterThanOrEqual(1)
      await tx`select set_config('request.method', 'POST', true)`
      await as(tx, service)`select public.begin_job_run('sync-content')`
      await tx`select set_config('request.method', '', true)`
      // As pg_cron does it, which calls no function.
      await tx`select private.run_event_places()`
      expect((await usage(tx)).get('calls')?.used).toBe(Number(before.get('calls')?.used) + 1)
    })
  })

  test('are told of at 80 %, again at 95 %, and not again for 30 days', async () => {
    await rolledBack(async (tx) => {
      await roomy(tx)
      expect(await check(tx, {documents: 7999, attributes: 12})).toBe(0)
      await tx`update private.plan_limits set most = 10000 where resource = 'documents'`
      expect(await check(tx)).toBe(0)
      expect(await check(tx, {documents: 8000})).toBe(1)
      expect(await lastAlert(tx)).toEqual([{resource: 'documents', percent: 80}])
      expect(await check(tx, {documents: 9499})).toBe(0)
      expect(await check(tx, {documents: 9500})).toBe(1)
      expect(await lastAlert(tx)).toEqual([{resource: 'documents', percent: 95}])
      expect(await check(tx, {documents: 9600})).toBe(0)
      await tx`update private.alerts set notified_at = now() - interval '30 days'`
      expect(await check(tx)).toBe(1)
      expect((await usage(tx)).get('attributes')?.used).toBe(12)
    })
  })
})
