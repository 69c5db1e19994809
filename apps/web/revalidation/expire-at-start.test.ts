import {beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from './testing/site-env.ts'

const MINUTE_MS = 60_000

const currentContentState = vi.hoisted(() => vi.fn<() => Promise<Record<string, string>>>())
vi.mock('./content-state.ts', () => ({
  currentContentState,
  readBuildState: async () => ({event: 'a', newsItem: 'a'}),
}))

const told = vi.hoisted(() => ({times: new Map<string, number>(), readAt: undefined as number | undefined}))
vi.mock('#/shared-cache/shared-times.ts', () => ({
  contentReadAt: async () => told.readAt,
  shareContentReadAt: async (time: number) => (told.readAt = time),
  shareExpiryTimes: async (times: Map<string, number>) => ((told.times = times), true),
}))

const tagsManifest = vi.hoisted(() => new Map<string, {expired: number}>())
vi.mock('next/dist/server/lib/incremental-cache/tags-manifest.external', () => ({tagsManifest}))

let expireChangedSinceBuild: () => Promise<void>

beforeEach(async () => {
  stubSiteEnv()
  vi.useFakeTimers({now: 60 * MINUTE_MS, toFake: ['Date']})
  vi.resetModules()
  tagsManifest.clear()
  told.times = new Map()
  told.readAt = undefined
  currentContentState.mockReset().mockResolvedValue({event: 'a', newsItem: 'b'})
  ;({expireChangedSinceBuild} = await import('./expire-at-start.ts'))
})

test('what has changed since the build is expired, here and elsewhere', async () => {
  await expireChangedSinceBuild()
  expect([...tagsManifest]).toEqual([['newsItem', {expired: 60 * MINUTE_MS}]])
  expect([...told.times]).toEqual([['newsItem', 60 * MINUTE_MS]])
  expect(told.readAt).toBe(60 * MINUTE_MS)
})

test('nothing is asked if another instance has just compared the content', async () => {
  told.readAt = 60 * MINUTE_MS - 20_000
  await expireChangedSinceBuild()
  expect(currentContentState).not.toHaveBeenCalled()
})

test('with Sanity’s own Content Lake, that is for ten minutes', async () => {
  stubSiteEnv({SANITY_API_HOST: ''})
  vi.resetModules()
  ;({expireChangedSinceBuild} = await import('./expire-at-start.ts'))
  told.readAt = 51 * MINUTE_MS
  await expireChangedSinceBuild()
  expect(currentContentState).not.toHaveBeenCalled()
  told.readAt = 50 * MINUTE_MS
  await expireChangedSinceBuild()
  expect(currentContentState).toHaveBeenCalledOnce()
})

test('while the Content Lake does not answer, the process starts with the pages of the build', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  currentContentState.mockRejectedValue(new Error('no answer'))
  await expireChangedSinceBuild()
  expect([warn.mock.calls.length, tagsManifest.size, told.readAt]).toEqual([1, 0, undefined])
})
