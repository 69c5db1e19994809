import {existsSync, globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import en from '#/messages/en.json'
import lt from '#/messages/lt.json'
import {guideSections} from './guide-sections.ts'

const folder = import.meta.dirname
const read = (language: string) => readFileSync(join(folder, `guide.${language}.md`), 'utf8')
const messages = {lt, en}

function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : []
}

describe.each(['lt', 'en'] as const)('the guide in %s', (language) => {
  const markdown = read(language)

  test('has the name that its page has', () => {
    expect(markdown.split('\n')[0]).toBe(`# ${messages[language].adminGuide.title}`)
  })

  test('names only buttons, fields and parts that the site has', () => {
    const quoted = [...markdown.matchAll(/\*\*[„‘]([^*]+?)[“’]\*\*/g)].map(([, name = '']) =>
      name.replaceAll(/\s+/g, ' '),
    )
    expect(quoted.length).toBeGreaterThan(50)
    const said = new Set(textsOf(messages[language]))
    expect([...new Set(quoted)].filter((name) => !said.has(name))).toEqual([])
  })

  test('has its pictures, each with a description, and no others', () => {
    const named = [...markdown.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)]
    expect(named.map(([, description]) => description)).not.toContain('')
    const files = named.map(([, , path = '']) => path)
    expect(files.filter((path) => !existsSync(join(folder, path)))).toEqual([])
    expect(globSync(`pictures/${language}/*`, {cwd: folder}).toSorted()).toEqual(files.toSorted())
  })

  test('is typeset with the quotation marks of the language', () => {
    expect(markdown).not.toMatch(language === 'lt' ? /["”‘’]| - / : /["„“”']| - /)
  })

  test('has nothing that the page cannot show', () => {
    const {intro, sections} = guideSections(markdown)
    const tokens = [...intro, ...sections.flatMap((section) => section.tokens)]
    expect(new Set(tokens.map(({type}) => type))).toEqual(new Set(['paragraph', 'list', 'space']))
    expect(new Set(sections.map(({id}) => id)).size).toBe(sections.length)
  })
})

test('the languages have the same pictures in the same sections', () => {
  const pictures = (language: string) =>
    read(language)
      .split(/^## /m)
      .map((section) => [...section.matchAll(/([\w-]+\.webp)/g)].map(([, name]) => name))
  expect(pictures('en')).toEqual(pictures('lt'))
})
