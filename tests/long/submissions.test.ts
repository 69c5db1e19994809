import postgres from 'postgres'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {DeliveryStack} from '../support/delivery-stack.ts'
import {emailFaults, formFaults} from '../support/form-faults.ts'
import {onceEach, outcomeOf, submitAmidKills} from '../support/submissions-amid-kills.ts'
import {forms, moneyForms, prepareForms} from '../support/submissions.ts'

vi.setConfig({testTimeout: 600_000})

const REQUESTS = 1000

let stack: DeliveryStack
let sql: postgres.Sql
beforeEach(async () => {
  stack = await DeliveryStack.start({withStripe: true})
  sql = postgres(stack.supabase.databaseUrl, {max: 1})
  await prepareForms(sql)
}, 120_000)
afterEach(async () => {
  await sql.end()
  await stack.stop()
})

const restartFunctions = async () => {
  await stack.functions.end('SIGKILL')
  await stack.functions.start()
}

const restartDatabase = async () => {
  await stack.supabase.killPostgres()
  await stack.supabase.launch()
}

test('of 200 submissions amid which the functions and the database are killed, each is stored once and emailed once', async () => {
  const submissions = await submitAmidKills(stack, 200, [
    {after: 0.15, restart: restartFunctions},
    {after: 0.35, restart: restartDatabase},
    {after: 0.55, restart: restartFunctions},
    {after: 0.75, restart: restartDatabase},
  ])
  expect(await outcomeOf(stack, sql, submissions)).toEqual(onceEach(submissions))
})

test(`each form answers ${REQUESTS} malformed requests clearly, and what it accepts has its emails`, async () => {
  for (const [index, name] of [...forms, ...moneyForms].entries())
    expect([name, await formFaults(stack, name, REQUESTS, index)]).toEqual([name, []])
  expect(await emailFaults(sql)).toEqual([])
})
