import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {letters, makeFonts} from './make-fonts.ts'

const root = join(import.meta.dirname, '../../..')

/** The site's words, and the example content as what volunteers write. */
const texts = ['apps/web/messages/*.json', 'studio/seed/**/*.{ts,json}']

test('the fonts are made from the letters: `npm run fonts -w @site/web` after a change', async () => {
  const made = Object.entries(await makeFonts())
  const outdated = made.filter(
    ([name, content]) => !readFileSync(join(import.meta.dirname, name)).equals(content),
  )
  expect(outdated.map(([name]) => name)).toEqual([])
})

/** Bytes that a server sends at first, in ten packets, before it waits for an answer. */
const FIRST_PACKETS = 10 * 1460
const HEADERS = 450

test('each font comes in the first packets of its connection', async () => {
  const sizes = Object.values(await makeFonts()).map((content) => content.length)
  expect(Math.max(...sizes)).toBeLessThan(FIRST_PACKETS - HEADERS)
})

test.each(texts)('the fonts have every letter of %s', (pattern) => {
  const files = globSync(pattern, {cwd: root})
  expect(files).not.toEqual([])
  const used = new Set(files.flatMap((file) => [...readFileSync(join(root, file), 'utf8')]))
  expect(
    [...used].filter((letter) => /\p{L}|\p{P}|\p{S}/u.test(letter) && !letters.includes(letter)),
  ).toEqual([])
})
