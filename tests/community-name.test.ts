import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '..')

const seed = readFileSync(join(root, 'studio/seed/pages.ndjson'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as {_type: string; name?: {lt: string; en: string}})
const {lt, en} = seed.find(({_type}) => _type === 'siteSettings')?.name ?? {lt: '', en: ''}

/** In any case: what is written by hand may be declined. */
const spelled = new RegExp(`${lt.slice(0, -1)}|${en}`, 'iu')

/** What the site, the Studio and the functions consist of, without content for the example and tests. */
const sources = globSync('{apps,schemas,scripts,studio,supabase}/**/*.{ts,tsx,js,mjs,json,sql,css,html}', {
  cwd: root,
  exclude: (path) =>
    /(^|\/)(node_modules|dist[^/]*|\.next[^/]*|seed|tests?|testing|_testing)$/.test(String(path)),
}).filter((path) => !/\.test\.tsx?$/.test(path))

test('the community has its name from the settings: nobody has written it by hand', () => {
  expect([lt, en].map((name) => name.length > 5)).toEqual([true, true])
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((path) => spelled.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test.each([`Narystė ${lt}je`, `Auka ${lt.slice(0, -1)}ei`, `the ${en}`, lt.toUpperCase()])(
  'the walk would find ‘%s’',
  (text) => expect(text).toMatch(spelled),
)
