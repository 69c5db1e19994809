import {globSync} from 'node:fs'
import {join} from 'node:path'
import {files} from '@site/schemas/routes/route-table'
import {beforeAll, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import {pagePaths} from '#/routes/pages.ts'
import {ordinaryHeader, revalidateHeader} from './entrance-headers.ts'

// next-intl imports next/server without an extension, which Node cannot resolve.
vi.mock('next-intl/middleware', () => ({default: () => undefined}))

let headersNamed: (string | undefined)[]
let matches: (path: string) => boolean

beforeAll(async () => {
  stubSiteEnv()
  const {config} = await import('#/proxy.ts')
  const [pages, revalidation] = config.matcher
  headersNamed = [pages?.missing?.[0]?.key, revalidation?.has?.[0]?.key]
  const matcher = new RegExp(`^${pages?.source}$`)
  matches = (path) => matcher.test(path)
})

test('every page goes through the proxy, in both languages', () => {
  for (const path of pagePaths)
    expect([path, matches(path), matches(`/en${path}`)]).toEqual([path, true, true])
})

test('every document page goes through the proxy', () => {
  for (const path of ['/kaledos-2025', '/naujienos/kinas', '/renginiai/a/kalendorius.ics', '/rss.xml.html'])
    expect([path, matches(path)]).toEqual([path, true])
})

test('top-level files bypass the proxy, their English versions do not', () => {
  for (const {path} of Object.values(files)) expect([path, matches(path)]).toEqual([path, false])
  const localized = Object.values(files).flatMap((file) => ('localized' in file ? [`/en${file.path}`] : []))
  expect(localized.filter(matches)).toEqual([
    '/en/rss.xml',
    '/en/kalendorius.ics',
    '/en/manifest.webmanifest',
  ])
  const images = globSync(['app/*.{ico,png,svg}', 'public/*'], {cwd: join(import.meta.dirname, '..')})
  expect(images.length).toBeGreaterThan(0)
  for (const image of images.map((path) => path.slice(path.indexOf('/')))) {
    expect([image, matches(image)]).toEqual([image, false])
  }
})

test.each(['/api/revalidate', '/_next/static/chunk.js'])('%s bypasses the proxy', (path) => {
  expect(matches(path)).toBe(false)
})

test('the headers are those of the entrance', () => {
  // Next reads the matcher without running it, so it names them itself.
  expect(headersNamed).toEqual([ordinaryHeader, revalidateHeader])
})
