import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {startSelfOriginServer} from './testing/self-origin-server.ts'

let site: Awaited<ReturnType<typeof startSelfOriginServer>>
let raiseStartupBarrier: (limit: number) => {markStale(): void; lift(): void}
let passStartupBarrier: (pathname: string) => Promise<void>

beforeAll(async () => {
  site = await startSelfOriginServer(() => ({headers: {'x-nextjs-cache': 'HIT'}}))
  ;({raiseStartupBarrier, passStartupBarrier} = await import('./startup-barrier.ts'))
})

beforeEach(() => {
  site.requests.length = 0
})

afterAll(() => site.stop())

test('holds a page back until it is known to be unchanged', async () => {
  const barrier = raiseStartupBarrier(10_000)
  let isShown = false
  const visit = passStartupBarrier('/naujienos').then(() => (isShown = true))
  await Promise.resolve()
  expect(isShown).toBe(false)
  barrier.lift()
  await visit
  expect(site.requests).toEqual([])
})

test('renders stale pages before they are shown', async () => {
  const barrier = raiseStartupBarrier(10_000)
  barrier.markStale()
  await passStartupBarrier('/en/misios')
  expect(site.requests).toEqual(['HEAD /en/misios'])
  barrier.lift()
  await passStartupBarrier('/misios')
  expect(site.requests).toHaveLength(1)
})

test('holds a page back no longer than the limit', async () => {
  raiseStartupBarrier(20)
  await passStartupBarrier('/naujienos')
  expect(site.requests).toEqual([])
})
