import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest'
import {pagePaths} from '#/routes/pages.ts'
import {startSelfOriginServer} from '#/revalidation/testing/self-origin-server.ts'

let site: Awaited<ReturnType<typeof startSelfOriginServer>>
let findPage: (path: string) => Promise<'page' | {redirectTo: string} | undefined>
let isKnownPage: (path: string) => boolean
let published: string[]
let status = 200

beforeAll(async () => {
  vi.useFakeTimers({toFake: ['performance']})
  site = await startSelfOriginServer(() => ({
    status,
    body: JSON.stringify({pages: [...pagePaths, ...published], redirects: {'/kaledos': '/kaledos-2025'}}),
  }))
  ;({findPage, isKnownPage} = await import('./known-paths.ts'))
})

beforeEach(async () => {
  status = 200
  published = ['/misios', '/renginiai/sąskrydis']
  vi.advanceTimersByTime(1000)
  await findPage('/naujienos')
  site.requests.length = 0
})

afterAll(() => site.stop())

test("knows the site's own pages and those of documents without a request", async () => {
  expect(await findPage('/naujienos')).toBe('page')
  expect(await findPage('/misios')).toBe('page')
  expect(await findPage('/renginiai/s%C4%85skrydis')).toBe('page')
  expect(site.requests).toEqual([])
})

test('loads the paths again for an unknown path, but not more than once in a quarter of a second', async () => {
  published.push('/netrukus')
  expect(await findPage('/netrukus')).toBeUndefined()
  vi.advanceTimersByTime(249)
  expect(await findPage('/netrukus')).toBeUndefined()
  expect(site.requests).toEqual([])
  vi.advanceTimersByTime(1)
  const found = await Promise.all(Array.from({length: 100}, () => findPage('/netrukus')))
  expect(new Set(found)).toEqual(new Set(['page']))
  expect(site.requests).toEqual(['GET /api/addresses'])
})

test('does not wait for a known path, but loads the paths in the background', async () => {
  published.shift()
  vi.advanceTimersByTime(250)
  expect(isKnownPage('/misios')).toBe(true)
  await expect.poll(() => isKnownPage('/misios')).toBe(false)
  expect(site.requests).toEqual(['GET /api/addresses'])
})

test('waits for a path that was known a second ago', async () => {
  published.shift()
  vi.advanceTimersByTime(1000)
  expect(isKnownPage('/misios')).toBe(false)
  expect(await findPage('/misios')).toBeUndefined()
})

test('knows redirects', async () => {
  expect(await findPage('/kaledos')).toEqual({redirectTo: '/kaledos-2025'})
})

test('keeps the last known paths while none can be loaded', async () => {
  status = 500
  vi.advanceTimersByTime(1000)
  expect(await findPage('/misios')).toBe('page')
  expect(site.requests).toEqual(['GET /api/addresses'])
})

test.each(['/nera', '/misios/', '/m%69sios', '/%E0%A4%A'])('%s is unknown', async (path) => {
  expect(await findPage(path)).toBeUndefined()
})
