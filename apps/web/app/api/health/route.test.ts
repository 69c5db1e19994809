import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest'
import type * as comparisonRecord from '#/revalidation/comparison-record.ts'
import {startSelfOriginServer} from '#/revalidation/testing/self-origin-server.ts'

let site: Awaited<ReturnType<typeof startSelfOriginServer>>
let GET: () => Promise<Response>
let record: typeof comparisonRecord
let status = 200

beforeAll(async () => {
  vi.useFakeTimers({toFake: ['performance', 'Date'], now: new Date('2026-03-01T09:00:00Z')})
  site = await startSelfOriginServer(() => ({status}))
  ;({GET} = await import('./route.ts'))
  record = await import('#/revalidation/comparison-record.ts')
})

beforeEach(() => {
  vi.advanceTimersByTime(5000)
  site.requests.length = 0
  status = 200
})

afterAll(() => site.stop())

test('is 200 while pages are served, and asks for one, however often it is called', async () => {
  const responses = await Promise.all([GET(), GET(), GET()])
  responses.push(await GET())
  expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200])
  expect(responses[0]?.headers.get('cache-control')).toBe('no-store')
  expect(site.requests).toEqual(['HEAD /'])
})

test.each([500, 404, 307])('is 503 while a page is %i, and 200 again after that', async (failure) => {
  status = failure
  const response = await GET()
  expect([response.status, await response.json()]).toMatchObject([503, {servesPages: false}])
  status = 200
  vi.advanceTimersByTime(4999)
  expect((await GET()).status).toBe(503)
  vi.advanceTimersByTime(1)
  expect((await GET()).status).toBe(200)
})

test('says when the content was compared and a webhook came', async () => {
  const content = async () => ((await (await GET()).json()) as {content: object}).content
  expect(await content()).toEqual({comparedAt: null, lastResult: null, lastTriedAt: null, webhookAt: null})
  vi.setSystemTime('2026-03-01T10:00:00Z')
  record.recordComparison('unchanged')
  vi.setSystemTime('2026-03-01T10:01:00Z')
  record.recordComparison('failed')
  record.recordWebhook()
  expect(await content()).toEqual({
    comparedAt: '2026-03-01T10:00:00.000Z',
    lastResult: 'failed',
    lastTriedAt: '2026-03-01T10:01:00.000Z',
    webhookAt: '2026-03-01T10:01:00.000Z',
  })
})

test('stays 200 while the Content Lake is down', async () => {
  record.recordComparison('failed')
  expect((await GET()).status).toBe(200)
})
