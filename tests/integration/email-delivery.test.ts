import postgres from 'postgres'
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest'
import {DeliveryStack, newAddress} from '../support/delivery-stack.ts'

let stack: DeliveryStack
let sql: postgres.Sql
beforeAll(async () => {
  stack = await DeliveryStack.start()
  sql = postgres(stack.supabase.databaseUrl, {max: 1})
}, 120_000)
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

/** As if the lease, or the wait for the next attempt, had passed. */
const makeDue = (ids: readonly string[]) =>
  sql`update public.email_outbox set next_attempt_at = now() where id = any(${[...ids]})`

test('a batch that a dead worker had claimed is sent by the next one, each email once', async () => {
  const recipients = Array.from({length: 30}, () => newAddress('naujienos'))
  await stack.outage('timeout')
  const ids = await stack.queue(recipients.map((recipient) => ({recipient, kind: 'newsletter'})))
  const claimed = () => sql`select from public.email_outbox where id = any(${ids}) and status = 'sending'`
  await expect.poll(async () => (await claimed()).length, {timeout: 60_000}).toBeGreaterThan(1)
  await stack.functions.end('SIGKILL')
  await stack.outage(null)
  await makeDue(ids)
  await stack.functions.start()
  for (const recipient of recipients) await stack.arrival(recipient)
  expect(await stack.arrivals(recipients)).toEqual(recipients.map(() => 1))
})

test('a quota that is used up is waited for, and no attempt counts', async () => {
  onTestFinished(() => stack.outage(null))
  await stack.outage(429, 'daily_quota_exceeded')
  const recipient = newAddress('kvota')
  const [id = ''] = await stack.queue([{recipient}])
  const paused = () => sql`select from private.email_pauses where until > now() + interval '5 minutes'`
  await expect.poll(async () => (await paused()).length, {timeout: 60_000}).toBe(1)
  expect(await stack.row(id)).toMatchObject({
    status: 'queued',
    attempts: 0,
    last_error: expect.stringContaining('daily_quota_exceeded'),
  })
  await stack.outage(null)
  await sql`update private.email_pauses set until = now()`
  await stack.arrival(recipient)
})

test('what becomes of an email is stored with it, and a bounce stops newsletters to its address', async () => {
  const [delivered, bounced, complained] = [newAddress(), 'bounced+a@resend.dev', 'complained+a@resend.dev']
  const ids = await stack.queue([{recipient: delivered}, {recipient: bounced}, {recipient: complained}])
  const fateOf = async (id = '') => {
    const row = await stack.row(id)
    return [row?.delivered_at, row?.bounced_at, row?.complained_at].map((at) => at != null)
  }
  await expect.poll(() => fateOf(ids[0]), {timeout: 60_000}).toEqual([true, false, false])
  await expect.poll(() => fateOf(ids[1]), {timeout: 60_000}).toEqual([false, true, false])
  await expect.poll(() => fateOf(ids[2]), {timeout: 60_000}).toEqual([true, false, true])
  const suppressed = await sql`select email, reason from public.suppressed_addresses order by email`
  expect(suppressed).toEqual([
    {email: bounced, reason: 'bounced'},
    {email: complained, reason: 'complained'},
  ])
  const [newsletter = ''] = await stack.queue([{recipient: bounced, kind: 'newsletter'}])
  await expect.poll(async () => (await stack.row(newsletter))?.status, {timeout: 60_000}).toBe('suppressed')
  const [again = ''] = await stack.queue([{recipient: bounced}])
  await expect.poll(async () => (await stack.row(again))?.status, {timeout: 60_000}).toBe('sent')
})
