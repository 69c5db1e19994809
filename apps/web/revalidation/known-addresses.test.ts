import {globSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {pages} from '#/routes/pages.ts'
import {startOwnSite} from './testing/own-site.ts'

let site: Awaited<ReturnType<typeof startOwnSite>>
let findAddress: (path: string, afresh: boolean) => Promise<'page' | {movedTo: string} | undefined>
let addresses: string[]

beforeAll(async () => {
  site = await startOwnSite(() => ({
    body: JSON.stringify({pages: [...pages, ...addresses], redirects: {'/kaledos': '/kaledos-2025'}}),
  }))
  ;({findAddress} = await import('./known-addresses.ts'))
})

beforeEach(async () => {
  addresses = ['/misios', '/renginiai/sąskrydis']
  await findAddress('/', true)
  site.requests.length = 0
})

afterAll(() => site.stop())

test("knows the site's own pages and those of the content, without asking again", async () => {
  expect(await findAddress('/naujienos', false)).toBe('page')
  expect(await findAddress('/misios', false)).toBe('page')
  expect(await findAddress('/renginiai/s%C4%85skrydis', false)).toBe('page')
  expect(site.requests).toEqual([])
})

test('finds a page that was published a moment ago', async () => {
  addresses.push('/bbq-savaitgalis-2026')
  expect(await findAddress('/bbq-savaitgalis-2026', false)).toBe('page')
})

test('knows where a page has moved', async () => {
  expect(await findAddress('/kaledos', false)).toEqual({movedTo: '/kaledos-2025'})
})

test('loses a page that was deleted, when told to look', async () => {
  addresses.shift()
  expect(await findAddress('/misios', true)).toBeUndefined()
})

test.each(['/nera', '/misios/', '/m%69sios', '/%E0%A4%A'])('%s is not known', async (path) => {
  expect(await findAddress(path, false)).toBeUndefined()
})

test("every page that is not made by the content is among the site's own", () => {
  const folders = globSync('**/page.tsx', {cwd: join(import.meta.dirname, '../app/[locale]')})
  const routes = folders.map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
  const own = routes.filter((route) => !route.includes('[') && route !== '/404')
  expect(own.toSorted()).toEqual([...pages].toSorted())
})
