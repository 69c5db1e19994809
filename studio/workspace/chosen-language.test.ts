import {globSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {afterEach, expect, test, vi} from 'vitest'

vi.mock('./env.ts', () => ({env: {SANITY_PROJECT_ID: 'local'}}))
const {isEnglish} = await import('./chosen-language.ts')

afterEach(() => vi.unstubAllGlobals())

test('the Studio is in Lithuanian without a browser', () => {
  expect(isEnglish()).toBe(false)
})

test.each([
  [{'sanity-locale:local:default': 'en-US'}, true],
  [{'sanity-locale:local:default': 'lt-LT'}, false],
  [{'sanity-locale:other:default': 'en-US'}, false],
])('with %j in its storage, the Studio is in English: %s', (stored: Record<string, string>, expected) => {
  vi.stubGlobal('localStorage', {getItem: (key: string) => stored[key] ?? null})
  expect(isEnglish()).toBe(expected)
})

test('Sanity still stores it under that key', () => {
  const lib = join(dirname(createRequire(import.meta.url).resolve('sanity/package.json')), 'lib')
  const code = globSync('*.js', {cwd: lib}).map((file) => readFileSync(join(lib, file), 'utf8'))
  const key = /"sanity-locale",\s*projectId,\s*sourceId\s*\]\.join\(":"\)/
  expect(code.filter((file) => key.test(file))).toHaveLength(1)
})
