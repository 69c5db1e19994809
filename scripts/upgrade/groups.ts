import {globSync, readFileSync} from 'node:fs'
import {join, matchesGlob} from 'node:path'
import * as z from 'zod'
import {root} from '../supervisor/variables.ts'

const versions = z.record(z.string(), z.string()).default({})

const manifestSchema = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  overrides: versions,
})

const patterns = z.array(z.string()).default([])

const rule = z
  .object({
    matchPackageNames: patterns,
    /** An alias has the name of another package too, and is matched here by its own. */
    matchDepNames: patterns,
    groupName: z.string(),
    enabled: z.boolean().default(true),
  })
  .transform((each) => ({...each, names: [...each.matchPackageNames, ...each.matchDepNames]}))

const rulesSchema = z.object({packageRules: z.tuple([rule], rule)})

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

export const rootManifest = manifestSchema.parse(readJson('package.json'))

/** The version range of each direct dependency by package, for every `package.json`; the workspaces themselves are left out. */
export const versionsByManifest = ['.', ...globSync(rootManifest.workspaces, {cwd: root})].map((folder) => {
  const {dependencies, devDependencies, optionalDependencies} = manifestSchema.parse(
    readJson(join(folder, 'package.json')),
  )
  const all = Object.entries({...dependencies, ...devDependencies, ...optionalDependencies})
  return {folder, versions: all.filter(([name]) => !name.startsWith('@site/'))}
})

export const directDependencies = [
  ...new Set(versionsByManifest.flatMap(({versions: all}) => all.map(([name]) => name))),
]

/** The rules of `renovate.json`. The first names the group of what no other rule matches. */
export const [others, ...groups] = rulesSchema.parse(readJson('renovate.json')).packageRules

/** Every group that matches, but for the one of all others. */
export const groupsOf = (name: string) =>
  groups.filter(({names}) => names.some((pattern) => matchesGlob(name, pattern)))

export const groupOf = (name: string) => groupsOf(name)[0] ?? others
