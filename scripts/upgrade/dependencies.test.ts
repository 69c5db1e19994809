import {readFileSync} from 'node:fs'
import {join, matchesGlob} from 'node:path'
import {describe, expect, test} from 'vitest'
import * as z from 'zod'
import {root} from '../supervisor/variables.ts'
import {directDependencies, groupOf, groups, groupsOf, rootManifest, versionsByManifest} from './groups.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The packages in the first column of the tables. */
function documentedDependencies(): string[] {
  const cells = read('docs/dependencies.md').matchAll(/^\| (`[^|]+`) +\|/gm)
  return [...cells].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '))
}

test('docs/dependencies.md has every direct dependency once, and no other', () => {
  expect(directDependencies.length).toBeGreaterThan(50)
  expect(documentedDependencies().toSorted()).toEqual(directDependencies.toSorted())
})

describe('the version of a package', () => {
  test('stands in one package.json: the root’s, if several use it', () => {
    const ranges = versionsByManifest.flatMap(({folder, versions}) =>
      versions.flatMap(([name, range]) => (range === '*' ? [] : [{name, folder}])),
    )
    const users = (name: string) =>
      versionsByManifest
        .filter(({versions}) => versions.some(([each]) => each === name))
        .map(({folder}) => folder)
    for (const name of directDependencies) {
      const folders = ranges.filter((each) => each.name === name).map(({folder}) => folder)
      expect([name, folders]).toEqual([name, users(name).length > 1 ? ['.'] : users(name)])
    }
  })

  test('is not written again in an override', () => {
    const direct = Object.entries(rootManifest.overrides).filter(([name]) =>
      directDependencies.includes(name),
    )
    expect(direct).toEqual(direct.map(([name]) => [name, `$${name}`]))
  })
})

describe('the groups of renovate.json', () => {
  const ranges = z.record(z.string(), z.string()).default({})
  const {packages} = z
    .object({
      packages: z.record(
        z.string(),
        z.object({version: z.string().optional(), dependencies: ranges, peerDependencies: ranges}),
      ),
    })
    .parse(JSON.parse(read('package-lock.json')))
  const installed = (name: string) => packages[`node_modules/${name}`]

  test('have each package once, and each pattern matches one', () => {
    expect(directDependencies.filter((name) => groupsOf(name).length > 1)).toEqual([])
    const elsewhere = ['supabase', 'node', ...Object.keys(rootManifest.overrides)]
    const known = [...directDependencies, ...elsewhere]
    const patterns = groups.flatMap(({names}) => names)
    expect(patterns.filter((pattern) => !known.some((name) => matchesGlob(name, pattern)))).toEqual([])
  })

  test('keep together what asks for exactly the installed version of the other', () => {
    const pairs = directDependencies.flatMap((name) => {
      const {dependencies = {}, peerDependencies = {}} = installed(name) ?? {}
      const peers = Object.entries(peerDependencies).map(
        ([peer, range]) => [peer, range.replace('^', '')] as const,
      )
      return [...Object.entries(dependencies), ...peers]
        .filter(([other, range]) => directDependencies.includes(other) && range === installed(other)?.version)
        .map(([other]) => [name, other] as const)
    })
    expect(pairs).toContainEqual(['react-dom', 'react'])
    expect(pairs.filter(([one, other]) => groupOf(one) !== groupOf(other) || !groupsOf(one)[0])).toEqual([])
  })
})
