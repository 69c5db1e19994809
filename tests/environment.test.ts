import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/environment.md')

/** Set by Next and Node, not by us. */
const others = ['NEXT_PHASE', 'NODE_ENV']

/** Where a part says which variables it takes. */
const readers = globSync('{apps,schemas,scripts,studio,supabase}/**/{env,*-variables}.ts', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|\.\w+|dist[^/]*|tests|_testing|seed)$/.test(path),
})

const taken = new Set(
  readers.flatMap((path) =>
    [...read(path).matchAll(/^ {2,}([A-Z][A-Z\d]+(?:_[A-Z\d]+)+):/gm)].map(([, name = '']) => name),
  ),
)

test('docs/environment.md has every variable that a part takes', () => {
  expect(readers.length).toBeGreaterThan(8)
  expect(taken.size).toBeGreaterThan(30)
  expect([...taken].filter((name) => !others.includes(name) && !page.includes(`\`${name}\``))).toEqual([])
})
