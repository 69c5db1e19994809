import {globSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import type {SingleWorkspace} from 'sanity'
import {describe, expect, test, vi} from 'vitest'
import {textsOf} from '../languages/locale/testing/texts-of.ts'
import {lithuanianOf} from '../vendor-patches/texts/lithuanian.ts'
import {guideModule} from './guide-module.ts'
import {guideSections, sectionOfType} from './guide-sections.ts'

vi.stubEnv('SANITY_PROJECT_ID', 'local')
vi.stubEnv('SANITY_DATASET', 'production')
vi.stubEnv('SANITY_API_HOST', 'http://localhost:3334')
vi.stubEnv('SITE_URL', 'http://localhost:3000')
const config = (await import('../sanity.config.ts')).default as SingleWorkspace
const {documentTypes, schemaTypesIn} = await import('../schema/schema-types.ts')
const texts = await textsOf(config, ['lt-LT', 'en-US'])

const docs = join(import.meta.dirname, '../../docs')
const read = (language: string) => readFileSync(join(docs, `volunteers-guide.${language}.md`), 'utf8')

const namesIn = (markdown: string) =>
  [...markdown.matchAll(/\*\*[„‘]([^*]+)[“’]\*\*/g)].map(([, name = '']) => name.replaceAll(/\s+/g, ' '))

/** Titles and descriptions of a schema, wherever they are. */
function schemaTexts(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(schemaTexts)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'title' && typeof value === 'string' ? [value] : schemaTexts(value),
  )
}

const own = Object.values<Record<string, string>>(texts['en-US']).flatMap((each) => Object.values(each))
const said = {
  lt: [
    ...Object.values(texts['lt-LT']).flatMap((each) => Object.values(each)),
    ...schemaTexts(schemaTypesIn('lt')),
    ...Object.values(lithuanianOf),
  ],
  en: [...own, ...schemaTexts(schemaTypesIn('en')), ...Object.keys(lithuanianOf)],
}

describe.each(['lt', 'en'] as const)('the guide in %s', (language) => {
  const markdown = read(language)

  test('names only buttons, fields and messages that the Studio has', () => {
    const quoted = namesIn(markdown)
    expect(quoted.length).toBeGreaterThan(50)
    expect([...new Set(quoted)].filter((name) => !said[language].includes(name))).toEqual([])
  })

  test('has a runbook beside it that names only what the Studio or the site has', () => {
    const site = readFileSync(join(docs, `../apps/web/messages/${language}.json`), 'utf8')
    const quoted = namesIn(readFileSync(join(docs, `runbook.${language}.md`), 'utf8'))
    expect(quoted.length).toBeGreaterThan(15)
    expect(quoted.filter((name) => !said[language].includes(name) && !site.includes(`: "${name}"`))).toEqual(
      [],
    )
  })

  test('has every section, in the order of their names', () => {
    const {length} = markdown.match(/^## /gm) ?? []
    expect(length).toBe(guideSections.length)
  })
})

test('the pictures are under 1 MB together', () => {
  const files = globSync('volunteers-guide/*/*', {cwd: docs})
  const bytes = files.reduce((sum, file) => sum + statSync(join(docs, file)).size, 0)
  expect(bytes).toBeLessThan(1_000_000)
})

test('every type of document leads to a section', () => {
  for (const {name} of documentTypes) expect(guideSections).toContain(sectionOfType(name))
  expect(sectionOfType('event')).toBe('event')
})

test('a module has headings that can be linked to, and imports its pictures', () => {
  const source = guideModule('# Guide\n\n## Log *in*\n\n![A “window”](a/b.webp)\n', '/docs')
  expect(source).toContain('import picture0 from "/docs/a/b.webp"')
  expect(source).toContain('<h2 id=\\"log-in\\" tabindex=\\"-1\\">Log <em>in</em></h2>')
  expect(source).toContain('titles = ["Log *in*"]')
})
