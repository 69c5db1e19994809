import {globSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {afterEach, expect, test, vi} from 'vitest'
import {storedLocale} from './stored-locale.ts'

afterEach(() => vi.unstubAllGlobals())

test('the locale is read of the project, and is unknown without a browser', () => {
  expect(storedLocale('local')).toBeUndefined()
  const stored: Record<string, string> = {'sanity-locale:local:default': 'en-US'}
  vi.stubGlobal('localStorage', {getItem: (key: string) => stored[key] ?? null})
  expect([storedLocale('local'), storedLocale('other')]).toEqual(['en-US', undefined])
})

test('Sanity still stores it under that key', () => {
  const lib = join(dirname(createRequire(import.meta.url).resolve('sanity/package.json')), 'lib')
  const code = globSync('*.js', {cwd: lib}).map((file) => readFileSync(join(lib, file), 'utf8'))
  const key = /"sanity-locale",\s*projectId,\s*sourceId\s*\]\.join\(":"\)/
  expect(code.filter((file) => key.test(file))).toHaveLength(1)
})
