import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Manifest {
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** The direct dependencies of every workspace, except the workspaces themselves. */
function directDependencies(): string[] {
  const {workspaces = []}: Manifest = JSON.parse(read('package.json'))
  const manifests = globSync(['package.json', ...workspaces.map((each) => `${each}/package.json`)], {
    cwd: root,
  })
  const names = manifests.flatMap((path) => {
    const {dependencies, devDependencies, optionalDependencies}: Manifest = JSON.parse(read(path))
    return Object.keys({...dependencies, ...devDependencies, ...optionalDependencies})
  })
  return [...new Set(names)].filter((name) => !name.startsWith('@site/'))
}

/** The packages in the first column of the tables. */
function documentedDependencies(): string[] {
  const cells = read('docs/dependencies.md').matchAll(/^\| (`[^|]+`) +\|/gm)
  return [...cells].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '))
}

test('docs/dependencies.md has every direct dependency once, and no other', () => {
  expect(directDependencies().length).toBeGreaterThan(50)
  expect(documentedDependencies().toSorted()).toEqual(directDependencies().toSorted())
})
