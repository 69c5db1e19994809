import {expect, test} from 'vitest'
import {localizedPath, splitLanguage} from './localized-path.ts'

test.each([
  ['/', 'lt', '/'],
  ['/naujienos', 'lt', '/naujienos'],
  ['/en', 'en', '/'],
  ['/en/naujienos', 'en', '/naujienos'],
  ['/energija', 'lt', '/energija'],
] as const)('%s is %s of %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({language, path})
  expect(localizedPath(language, path)).toBe(pathname)
})
