import {redirect} from 'next/navigation'
import {afterAll, beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

stubSiteEnv()
const {enableDraftMode, set} = vi.hoisted(() => ({
  enableDraftMode: vi.fn<() => Promise<Response>>(),
  set: vi.fn<(cookie: {name: string}) => void>(),
}))
vi.mock('#/features/preview/preview-queries.ts', () => ({enableDraftMode}))
// As for a reader of a shared link, who has the cookie of draft mode already.
vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve({set}),
  draftMode: () => Promise.resolve({isEnabled: true}),
}))

const {TooManyLookups} = await import('#/shared-cache/batched-lookup.ts')
const {GET} = await import('./route.ts')
const request = new Request('http://localhost:3000/api/preview/enable?sanity-preview-secret=a')

beforeEach(() => set.mockReset())
afterAll(() => {
  vi.unstubAllEnvs()
})

test('a valid secret gives a grant and leads to the page', async () => {
  enableDraftMode.mockImplementation(() => redirect('/renginiai'))
  await expect(GET(request)).rejects.toThrow('NEXT_REDIRECT')
  expect(set.mock.calls.map(([{name}]) => name)).toEqual(['preview'])
})

test('a secret that is not valid gives none, also to somebody in draft mode', async () => {
  enableDraftMode.mockResolvedValue(new Response('Invalid secret', {status: 401}))
  const response = await GET(request)
  expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(set).not.toHaveBeenCalled()
})

test('is told to come back while too many ask', async () => {
  enableDraftMode.mockRejectedValue(new TooManyLookups())
  const response = await GET(request)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  expect(set).not.toHaveBeenCalled()
})

test('a secret that could not be looked up gives none either', async () => {
  enableDraftMode.mockRejectedValue(new Error('The Content Lake does not answer'))
  await expect(GET(request)).rejects.toThrow('does not answer')
  expect(set).not.toHaveBeenCalled()
})
