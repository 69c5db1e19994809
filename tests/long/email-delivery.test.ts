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

test('an email that a dead worker had sent without recording it is resolved within a minute, and arrives once', async () => {
  const recipient = newAddress()
  await stack.outage('lost')
  const [id = ''] = await stack.queue([{recipient}])
  await stack.arrival(recipient)
  expect(await stack.row(id)).toMatchObject({status: 'sending', attempts: 1})
  await stack.functions.end('SIGKILL')
  const lateLease = sql`
    select from public.email_outbox where id = ${id} and next_attempt_at > now() + interval '1 minute'`
  expect(await lateLease).toEqual([])
  await stack.outage(null)
  await stack.functions.start()
  await expect.poll(() => stack.row(id), {timeout: 150_000}).toMatchObject({status: 'sent', attempts: 2})
  expect(await stack.arrivals([recipient])).toEqual([1])
})

test.each([
  ['fails', 500],
  ['refuses everything as too much', 429],
  ['is silent', 'timeout'],
  ['takes them, but does not say so', 'lost'],
] as const)('emails queued while Resend %s arrive once when it recovers', async (_, status) => {
  onTestFinished(() => stack.outage(null))
  await stack.outage(status)
  const recipients = Array.from({length: 5}, () => newAddress('gedimas'))
  const ids = await stack.queue(recipients.map((recipient) => ({recipient, kind: 'transactional'})))
  const failing = () => sql`
    select from public.email_outbox where id = any(${ids}) and status = 'queued' and last_error is not null`
  await expect.poll(async () => (await failing()).length, {timeout: 60_000}).toBe(5)
  await stack.outage(null)
  await makeDue(ids)
  const unsent = () => sql`select from public.email_outbox where id = any(${ids}) and status <> 'sent'`
  await expect.poll(async () => (await unsent()).length, {timeout: 60_000}).toBe(0)
  expect(await stack.arrivals(recipients)).toEqual(recipients.map(() => 1))
})

test('a log-in link overtakes a newsletter', async () => {
  await stack.functions.end('SIGTERM')
  const newsletter = Array.from({length: 600}, () => newAddress('naujienos'))
  await stack.queue(newsletter.map((recipient) => ({recipient, kind: 'newsletter'})))
  const link = newAddress('prisijungimas')
  const [id = ''] = await stack.queue([{recipient: link}])
  await stack.functions.start()
  await stack.arrival(link)
  const [left] = await sql<{count: number}[]>`
    select count(*)::int as count from public.email_outbox
    where kind = 'newsletter' and sent_at > (select sent_at from public.email_outbox where id = ${id}) or status = 'queued'`
  expect(left?.count).toBeGreaterThan(0)
  const queued = () => sql`select from public.email_outbox where kind = 'newsletter' and status <> 'sent'`
  await expect.poll(async () => (await queued()).length, {timeout: 120_000}).toBe(0)
  expect(await stack.arrivals(newsletter)).toEqual(newsletter.map(() => 1))
})
