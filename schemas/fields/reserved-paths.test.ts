import {expect, test} from 'vitest'
import {isReservedPath} from './reserved-paths.ts'
import {sitePages} from './site-pages.ts'

test('every page is listed once and has a name in both languages', () => {
  const paths = sitePages.map(({path}) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const {path, title} of sitePages) {
    expect(path).toMatch(/^\/([a-z-]+(\/[a-z-]+)?)?$/)
    expect(title.lt.trim() && title.en.trim()).not.toBe('')
  }
})

test.for([
  '/',
  '/apie-mus',
  '/naujienos/kinas',
  '/en',
  '/en/kaledos-2025',
  '/api/revalidate',
  '/mokykleles/gulbe',
  '/404',
])('%s belongs to the site', (path) => expect(isReservedPath(path)).toBe(true))

test.for(['/kaledos-2025', '/is-sirdies-i-sirdi', '/renginiai/kaledos', '/english-club', '/misios'])(
  '%s is free for a document',
  (path) => expect(isReservedPath(path)).toBe(false),
)
