import {expect, test, vi} from 'vitest'

vi.mock('../workspace/env.ts', () => ({env: {SITE_URL: 'http://localhost:3000'}}))
const {siteUrl, splitSiteUrl} = await import('./site-url.ts')

test.each([
  ['lt', '/', 'http://localhost:3000/'],
  ['en', '/', 'http://localhost:3000/en'],
  ['lt', '/kaledos-2025', 'http://localhost:3000/kaledos-2025'],
  ['en', '/kaledos-2025', 'http://localhost:3000/en/kaledos-2025'],
  ['en', '/paieska?q=a', 'http://localhost:3000/en/paieska?q=a'],
] as const)('%s %s is a page at %s, and back', (language, path, url) => {
  expect(siteUrl(language, path)).toBe(url)
  expect(splitSiteUrl(url)).toEqual({language, path})
})

test('a path that only begins like the English one is Lithuanian', () => {
  expect(splitSiteUrl('http://localhost:3000/energija')).toEqual({language: 'lt', path: '/energija'})
})

test('what Sanity adds to a page’s address is no part of it', () => {
  expect(splitSiteUrl('/en/grupes?sanity-preview-perspective=drafts')).toEqual({
    language: 'en',
    path: '/grupes',
  })
})
