import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {gzipSync} from 'node:zlib'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {functionNames, functionsDirectory, startDeno, type Deno} from './_testing/deno.ts'

/** What Supabase accepts of a function that it bundles itself. */
const maximumBytes = 5_000_000

/** What `deno info --json` says of a function. */
interface Graph {
  modules: {local?: string; kind: string; error?: string}[]
  npmPackages: Record<string, {name: string; version: string}>
}

let deno: Deno
beforeAll(async () => {
  deno = await startDeno()
})
afterAll(() => deno.stop())

const settingsOf = (name: string) => join(functionsDirectory, name, 'deno.json')
const entryOf = (name: string) => join(functionsDirectory, name, 'index.ts')

test.each(functionNames)('%s can be deployed: its sources and whole packages, compressed', async (name) => {
  const args = ['info', '--json', '--no-lock', '--config', settingsOf(name), entryOf(name)]
  const {modules, npmPackages} = JSON.parse(await deno.run(args)) as Graph
  expect(modules.flatMap(({error}) => error ?? [])).toEqual([])
  const sources = modules.flatMap(({local}) => (local ? [readFileSync(local)] : []))
  expect(sources.length).toBeGreaterThan(5)
  const packages = Object.values(npmPackages).map((each) => deno.archiveSize(each.name, each.version))
  const bytes = [gzipSync(Buffer.concat(sources)).length, ...packages].reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeLessThan(maximumBytes)
})

test('deno check finds no fault in any function', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deno-check-'))
  try {
    // One run for all is many times faster. The import maps agree, because they have the versions of the lockfile.
    const settings = join(folder, 'deno.json')
    writeFileSync(settings, JSON.stringify({imports: Object.assign({}, ...functionNames.map(importsOf))}))
    const checked = deno.run(['check', '--no-lock', '--config', settings, ...functionNames.map(entryOf)])
    await expect(checked).resolves.toBeDefined()
  } finally {
    rmSync(folder, {recursive: true})
  }
})

/** The import map of a function, with absolute URLs. */
function importsOf(name: string): Record<string, string> {
  const base = pathToFileURL(settingsOf(name))
  const {imports} = JSON.parse(readFileSync(fileURLToPath(base), 'utf8')) as {imports: Record<string, string>}
  const absolute = ([specifier, target]: [string, string]) => [
    specifier,
    target.startsWith('.') ? new URL(target, base).href : target,
  ]
  return Object.fromEntries(Object.entries(imports).map(absolute)) as Record<string, string>
}
