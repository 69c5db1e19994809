import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'

const root = join(import.meta.dirname, '..')
const languages = ['lt', 'en'] as const

describe.each([
  {guide: 'docs/volunteers-guide', pictures: 'docs/volunteers-guide'},
  {guide: 'apps/web/features/admin/guide/guide', pictures: 'apps/web/features/admin/guide/pictures'},
])('$guide', ({guide, pictures}) => {
  const read = (language: string) => readFileSync(join(root, `${guide}.${language}.md`), 'utf8')

  test.each(languages)('has its pictures in %s, each with a description, and no others', (language) => {
    const named = [...read(language).matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)]
    expect(named.map(([, description]) => description)).not.toContain('')
    const files = named.map(([, , path = '']) => join(guide, '..', path))
    expect(globSync(`${pictures}/${language}/*`, {cwd: root}).toSorted()).toEqual(files.toSorted())
  })

  test.each(languages)('is typeset with the quotation marks of %s', (language) => {
    expect(read(language)).not.toMatch(language === 'lt' ? /["”‘’]| - / : /["„“”']| - /)
  })

  test('has the same pictures in the same sections in both languages', () => {
    const picturesOf = (language: string) =>
      read(language)
        .split(/^## /m)
        .map((section) => [...section.matchAll(/([\w-]+\.webp)/g)].map(([, name]) => name))
    expect(picturesOf('en')).toEqual(picturesOf('lt'))
  })
})

describe('docs/runbook', () => {
  const sectionsOf = (language: string) =>
    readFileSync(join(root, `docs/runbook.${language}.md`), 'utf8').split(/^## /m)

  test('has the same sections with the same keys, commands and links in both languages', () => {
    const factsOf = (language: string) =>
      sectionsOf(language).map((section) =>
        [...section.matchAll(/`[^`]+`|\]\((?!#)[^)]+\)/g)]
          .map(([fact]) => fact.replaceAll(/\s+/g, ' '))
          .toSorted(),
      )
    expect(factsOf('lt')).toHaveLength(9)
    expect(factsOf('en')).toEqual(factsOf('lt'))
  })

  test.each(languages)('is typeset with the quotation marks of %s', (language) => {
    const text = sectionsOf(language)
      .join('')
      .replaceAll(/`[^`]+`/g, '')
    expect(text).not.toMatch(language === 'lt' ? /["”‘’']| - / : /["„“”']| - /)
  })
})
