import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {pagePaths} from '#/routes/pages.ts'
import type {SitePaths} from '#/routes/site-paths.ts'
import {startSelfOriginServer} from './testing/self-origin-server.ts'

let site: Awaited<ReturnType<typeof startSelfOriginServer>>
let findPage: (path: string) => Promise<'page' | {redirectTo: string} | undefined>
let refreshKnownPaths: () => Promise<SitePaths>
let published: string[]

beforeAll(async () => {
  site = await startSelfOriginServer(() => ({
    body: JSON.stringify({pages: [...pagePaths, ...published], redirects: {'/kaledos': '/kaledos-2025'}}),
  }))
  ;({findPage, refreshKnownPaths} = await import('./known-paths.ts'))
})

beforeEach(async () => {
  published = ['/misios', '/renginiai/sąskrydis']
  await refreshKnownPaths()
  site.requests.length = 0
})

afterAll(() => site.stop())

test("knows the site's own pages and those of documents without a request", async () => {
  expect(await findPage('/naujienos')).toBe('page')
  expect(await findPage('/misios')).toBe('page')
  expect(await findPage('/renginiai/s%C4%85skrydis')).toBe('page')
  expect(site.requests).toEqual([])
})

test('finds a page that has just been published', async () => {
  published.push('/bbq-savaitgalis-2026')
  await expect.poll(() => findPage('/bbq-savaitgalis-2026')).toBe('page')
})

test('loads the paths once for unknown paths at the same time', async () => {
  const found = await Promise.all(Array.from({length: 100}, (_, n) => findPage(`/nera-${n}`)))
  expect(new Set(found)).toEqual(new Set([undefined]))
  expect(site.requests.length).toBeLessThanOrEqual(1)
})

test('finds a page that is published while somebody asks for it', async () => {
  expect(await findPage('/netrukus')).toBeUndefined()
  published.push('/netrukus')
  await expect.poll(() => findPage('/netrukus')).toBe('page')
})

test('a refresh is found at once', async () => {
  expect(await findPage('/dabar')).toBeUndefined()
  published.push('/dabar')
  await refreshKnownPaths()
  expect(await findPage('/dabar')).toBe('page')
})

test('knows redirects', async () => {
  expect(await findPage('/kaledos')).toEqual({redirectTo: '/kaledos-2025'})
})

test('forgets the page of a deleted document after a refresh', async () => {
  published.shift()
  expect(await findPage('/misios')).toBe('page')
  expect((await refreshKnownPaths()).pages).not.toContain('/misios')
  expect(await findPage('/misios')).toBeUndefined()
})

test.each(['/nera', '/misios/', '/m%69sios', '/%E0%A4%A'])('%s is unknown', async (path) => {
  expect(await findPage(path)).toBeUndefined()
})
