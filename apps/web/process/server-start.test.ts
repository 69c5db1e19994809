import {beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

const started: string[] = []

vi.mock('#/entrance/request-guard.ts', () => ({guardRequests: () => started.push('guard')}))
vi.mock('#/responses/compress-responses.ts', () => ({compressResponses: () => started.push('compression')}))
vi.mock('#/revalidation/content-watch.ts', () => ({watchContent: async () => started.push('watch')}))
vi.mock('#/revalidation/expire-at-start.ts', () => ({
  expireChangedSinceBuild: async () => started.push('comparison'),
}))

beforeEach(() => {
  started.length = 0
  vi.resetModules()
  vi.stubEnv('NODE_ENV', 'production')
})

test('the process guards and compresses, and goes on comparing', async () => {
  stubSiteEnv()
  await (await import('./server-start.ts')).startServer()
  expect(started).toEqual(['guard', 'compression', 'watch'])
})

test('where it runs for requests only, it compares once and leaves nothing behind', async () => {
  stubSiteEnv({SERVERLESS: 'true'})
  await (await import('./server-start.ts')).startServer()
  expect(started).toEqual(['comparison'])
})
