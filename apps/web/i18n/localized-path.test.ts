import {expect, test} from 'vitest'
import {localizedPath, localizedUrl, splitLanguage} from './localized-path.ts'

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

test('a URL has the origin and the path of the language', () => {
  expect(localizedUrl('https://bendruomene.example', 'lt', '/')).toBe('https://bendruomene.example/')
  expect(localizedUrl('https://bendruomene.example/', 'en', '/naujienos')).toBe(
    'https://bendruomene.example/en/naujienos',
  )
})
