import {existsSync, globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/where-to-change.md'), 'utf8')
const code = [...page.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

test('the changes are numbered, twenty of them, and each names a file or folder', () => {
  const changes = page.split(/^### /m).slice(1)
  expect(changes.map((change) => Number.parseInt(change, 10))).toEqual(changes.map((_, index) => index + 1))
  expect(changes.length).toBeGreaterThanOrEqual(20)
  expect(changes.filter((change) => !/`[\w-]+\/[^`]+`/.test(change))).toEqual([])
})

test('every file and folder of the page exists', () => {
  const paths = code.filter((text) => /^[\w.-]+\/[^\s…]+$/.test(text))
  expect(paths.length).toBeGreaterThan(80)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every function of the database exists', () => {
  const migrations = globSync('supabase/migrations/*.sql', {cwd: root})
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  const called = code.flatMap((text) => /^(?:private\.)?[a-z]+(?:_[a-z]+)+(?=\(\)$)/.exec(text) ?? [])
  expect(called.length).toBeGreaterThan(2)
  const isMade = (name: string) =>
    migrations.includes(`function ${/\./.test(name) ? name : `public.${name}`}(`)
  expect(called.filter((name) => !isMade(name))).toEqual([])
})
