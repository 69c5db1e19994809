import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import en from '#/messages/en.json'
import lt from '#/messages/lt.json'
import {guideSections} from './guide-sections.ts'

const folder = import.meta.dirname
const read = (language: string) => readFileSync(join(folder, `guide.${language}.md`), 'utf8')
const messages = {lt, en}

/** Newsletters and letters to members have the same buttons with other words. */
const wordsOf = (message: string) =>
  /^\{kind, select, letter \{(.*)\} other \{(.*)\}\}$/.exec(message)?.slice(1) ?? [message]

function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return wordsOf(part)
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

  test('has nothing that the page cannot show', () => {
    const {intro, sections} = guideSections(markdown)
    const tokens = [...intro, ...sections.flatMap((section) => section.tokens)]
    expect(new Set(tokens.map(({type}) => type))).toEqual(new Set(['paragraph', 'list', 'space']))
    expect(new Set(sections.map(({id}) => id)).size).toBe(sections.length)
  })
})
