import postgres from 'postgres'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {DeliveryStack} from '../support/delivery-stack.ts'
import {onceEach, outcomeOf, submitAmidKills} from '../support/submissions-amid-kills.ts'
import {prepareForms} from '../support/submissions.ts'

vi.setConfig({testTimeout: 150_000})

let stack: DeliveryStack
let sql: postgres.Sql
beforeAll(async () => {
  stack = await DeliveryStack.start()
  sql = postgres(stack.supabase.databaseUrl, {max: 1})
  await prepareForms(sql)
}, 120_000)
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

test('of 40 submissions amid which the database and the functions are killed, each is stored once and emailed once', async () => {
  const submissions = await submitAmidKills(stack, 40, [
    {
      after: 0.2,
      restart: async () => {
        await stack.supabase.killPostgres()
        await stack.supabase.launch()
      },
    },
    {
      after: 0.6,
      restart: async () => {
        await stack.functions.end('SIGKILL')
        // As if the leases of the dead workers had passed.
        await sql`update public.email_outbox set next_attempt_at = now() where status = 'sending'`
        await stack.functions.start()
      },
    },
  ])
  expect(await outcomeOf(stack, sql, submissions)).toEqual(onceEach(submissions))
})
