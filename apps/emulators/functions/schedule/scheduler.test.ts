import {expect, test} from 'vitest'
import {temporaryFunctions} from '../testing/temporary-functions.ts'
import {readSchedule} from './read-schedule.ts'
import {runJob} from './run-job.ts'

const environment = {SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}'}
const schedulePath = 'supabase/functions/schedule.json'
const counting = `
  let calls = 0
  Deno.serve((request: Request) => {
    if (request.method === 'POST' && request.headers.get('apikey') === 'sb_secret_test') calls += 1
    return new Response(String(calls))
  })
`

test('posts to a function at its interval with the secret key', async () => {
  const {fetch, lines} = await temporaryFunctions(
    {
      'supabase/functions/count/index.ts': counting,
      [schedulePath]: JSON.stringify([{function: 'count', everySeconds: 0.1, atStart: true}]),
    },
    {environment},
  )
  const calls = async () => Number(await (await fetch('count')).text())
  await expect.poll(calls).toBeGreaterThanOrEqual(3)
  expect(lines).toEqual([])
})

test('reloads a changed schedule', async () => {
  const {fetch, write} = await temporaryFunctions(
    {'supabase/functions/count/index.ts': counting},
    {environment},
  )
  expect(await (await fetch('count')).text()).toBe('0')
  write(schedulePath, JSON.stringify([{function: 'count', everySeconds: 0.1, atStart: true}]))
  await expect.poll(async () => (await fetch('count')).text()).not.toBe('0')
})

test('never calls a function concurrently, and waits for it when stopped', async () => {
  let pending = 0
  let maxPending = 0
  let calls = 0
  const run = runJob({
    job: {function: 'slow', everySeconds: 0.01, atStart: true},
    post: async () => {
      maxPending = Math.max(maxPending, (pending += 1))
      await new Promise((resolve) => setTimeout(resolve, 40))
      pending -= 1
      calls += 1
      return new Response()
    },
    log: () => undefined,
  })
  await expect.poll(() => calls).toBeGreaterThanOrEqual(3)
  await run.stop()
  expect({maxPending, pending}).toEqual({maxPending: 1, pending: 0})
  const before = calls
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(calls).toBe(before)
})

test('logs a failure once and its end, and retries before the interval', async () => {
  const statuses = [500, 500, 500, 200, 503]
  const lines: string[] = []
  const run = runJob({
    job: {function: 'sync', everySeconds: 0.05, atStart: true},
    post: async () => new Response(String(statuses.length), {status: statuses.shift() ?? 200}),
    log: (line) => void lines.push(line),
    retryDelays: [1, 2],
  })
  await expect.poll(() => lines).toHaveLength(4)
  await run.stop()
  expect(lines).toEqual([
    'schedule: sync answers 500 5',
    'schedule: sync works again',
    'schedule: sync answers 503 1',
    'schedule: sync works again',
  ])
})

test('waits one interval before a job without atStart', async () => {
  const times: number[] = []
  const started = performance.now()
  const run = runJob({
    job: {function: 'later', everySeconds: 0.1, atStart: false},
    post: async () => {
      times.push(performance.now() - started)
      return new Response()
    },
    log: () => undefined,
  })
  await expect.poll(() => times.length).toBeGreaterThan(0)
  await run.stop()
  expect(times[0]).toBeGreaterThan(90)
})

test('works without a schedule, without a key and with a malformed schedule', async () => {
  expect(readSchedule('/nowhere/schedule.json')).toEqual([])
  const job = JSON.stringify([{function: 'count', everySeconds: 1}])
  const files = {'supabase/functions/count/index.ts': counting}
  const keyless = await temporaryFunctions({...files, [schedulePath]: job})
  expect(keyless.lines).toEqual(['schedule: nothing runs without SUPABASE_SECRET_KEYS'])
  const faulty = await temporaryFunctions({...files, [schedulePath]: '[{"function": 1}]'}, {environment})
  expect(faulty.lines.join()).toContain('is not a schedule')
  expect((await faulty.fetch('count')).status).toBe(200)
})
