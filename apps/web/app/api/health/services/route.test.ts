import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest'

const wellAnswers: Record<string, [status: number, body: string]> = {
  '/auth/v1/health': [200, '{}'],
  '/rest/v1/rpc/service_troubles': [200, '[]'],
}

let answers = wellAnswers
let asked: string[] = []
let GET: () => Promise<Response>
const supabase = createServer((request, response) => {
  asked.push(request.url ?? '')
  const [status, body] = answers[request.url ?? ''] ?? [404, '']
  response.writeHead(status, {'content-type': 'application/json'}).end(body)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => supabase.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${(supabase.address() as AddressInfo).port}`)
  vi.useFakeTimers({toFake: ['performance']})
  ;({GET} = await import('./route.ts'))
})

beforeEach(() => {
  vi.advanceTimersByTime(30_000)
  answers = wellAnswers
  asked = []
})

afterAll(() => {
  vi.unstubAllEnvs()
  supabase.close()
})

const told = async () => {
  const response = await GET()
  return [response.status, ((await response.json()) as {troubles: object[]}).troubles]
}

test('is 200 while all is well, and asks once in 30 seconds, however often it is called', async () => {
  expect(await Promise.all([told(), told()])).toEqual([
    [200, []],
    [200, []],
  ])
  vi.advanceTimersByTime(29_999)
  expect(await told()).toEqual([200, []])
  expect(asked.toSorted()).toEqual(Object.keys(wellAnswers))
  vi.advanceTimersByTime(1)
  await told()
  expect(asked).toHaveLength(4)
})

test('is 503 with what the database tells', async () => {
  const troubles = [{trouble: 'job_late', job: 'deliver-emails', since: '2026-03-01T09:00:00+00:00'}]
  answers = {...wellAnswers, '/rest/v1/rpc/service_troubles': [200, JSON.stringify(troubles)]}
  expect(await told()).toEqual([503, troubles])
})

const unreachable = {trouble: 'database_unreachable', since: null}

test.each([
  ['refuses', 500, '{}'],
  ['is paused', 540, '<html>'],
  ['answers with something else', 200, '{"troubles": []}'],
  ['answers with a page', 200, '<html>'],
])('is 503 where the database %s', async (_, status, body) => {
  answers = {...wellAnswers, '/rest/v1/rpc/service_troubles': [status, body]}
  expect(await told()).toEqual([503, [unreachable]])
})

test('is 503 where accounts do not answer, or nothing does', async () => {
  answers = {...wellAnswers, '/auth/v1/health': [503, '']}
  const accounts = {trouble: 'accounts_unreachable', since: null}
  expect(await told()).toEqual([503, [accounts]])
  vi.advanceTimersByTime(30_000)
  answers = {}
  expect(await told()).toEqual([503, [accounts, unreachable]])
})
