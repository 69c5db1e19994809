import {afterAll, beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

stubSiteEnv()
const {isStudioSecret} = vi.hoisted(() => ({
  isStudioSecret: vi.fn<(secret: string, maxAgeSeconds: number) => Promise<boolean>>(),
}))
vi.mock('#/features/preview/preview-queries.ts', () => ({isStudioSecret}))

const {TooManyLookups} = await import('#/shared-cache/batched-lookup.ts')
const {POST} = await import('./route.ts')

const ask = (body: BodyInit, origin = 'http://localhost:3333') =>
  POST(
    new Request('http://localhost:3000/api/preview/links', {
      method: 'POST',
      headers: {origin},
      body,
      duplex: 'half',
    } as RequestInit),
  )
const wanted = JSON.stringify({document: 'event-1', language: 'lt', secret: 'a-secret'})

beforeEach(() => isStudioSecret.mockReset().mockResolvedValue(true))
afterAll(() => {
  vi.unstubAllEnvs()
})

test('a link needs a secret of the last minute', async () => {
  expect((await ask(wanted)).status).toBe(200)
  expect(isStudioSecret).toHaveBeenCalledWith('a-secret', 60)
  isStudioSecret.mockResolvedValue(false)
  expect((await ask(wanted)).status).toBe(401)
})

test('is told to come back while too many ask', async () => {
  isStudioSecret.mockRejectedValueOnce(new TooManyLookups())
  expect((await ask(wanted)).status).toBe(503)
})

test('only the Studio may ask', async () => {
  expect((await ask(wanted, 'https://example.com')).status).toBe(403)
  expect(isStudioSecret).not.toHaveBeenCalled()
})

test('a body that is too long is not read to its end', async () => {
  let pulls = 0
  const endless = new ReadableStream({
    pull(controller) {
      pulls += 1
      if (pulls > 100) throw new Error('read to its end')
      controller.enqueue(new Uint8Array(1024))
    },
  })
  expect((await ask(endless)).status).toBe(413)
  expect(pulls).toBeLessThan(10)
})
