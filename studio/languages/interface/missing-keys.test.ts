import {globSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'
import {ltLTLocale} from 'sanity-locale-lt-lt'
import {expect, test} from 'vitest'
import {textsOf} from '../locale/testing/texts-of.ts'
import {missingKeys, missingTexts} from './missing-keys.ts'

const studio = {name: 'default', projectId: 'local', dataset: 'production'}
const vendors = await textsOf(defineConfig({...studio, plugins: [ltLTLocale(), structureTool()]}), ['en-US'])
const ours = await textsOf(
  defineConfig({...studio, plugins: [ltLTLocale(), structureTool(), missingKeys()]}),
  ['lt-LT', 'en-US'],
)

const lib = join(dirname(createRequire(import.meta.url).resolve('sanity/package.json')), 'lib')
const code = globSync('*.js', {cwd: lib}).map((file) => readFileSync(join(lib, file), 'utf8'))

const missing = Object.entries(missingTexts).flatMap(([namespace, texts]) =>
  Object.entries(texts).map(([key, text]) => [key, namespace, text] as const),
)

test.each(missing)('%s is asked for, and %s has it only from us', (key, namespace, text) => {
  expect(code.some((file) => file.includes(`t("${key}")`))).toBe(true)
  expect(vendors['en-US'][namespace]?.[key]).toBeUndefined()
  expect([ours['lt-LT'][namespace]?.[key], ours['en-US'][namespace]?.[key]]).toEqual([text.lt, text.en])
})

test('the texts of the vendor in the same namespaces stay', () => {
  expect(ours['en-US']).toMatchObject(vendors['en-US'])
})
