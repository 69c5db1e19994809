import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {packagesOf} from './_testing/read-imports.ts'

interface DenoSettings {
  imports: Record<string, string>
}

interface Lockfile {
  packages: Record<string, {version?: string}>
}

const readJson = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as unknown
const {dependencies} = readJson('../package.json') as {dependencies: Record<string, string>}
const {packages: installed} = readJson('../../package-lock.json') as Lockfile

const functions = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'index.ts')),
)

/** The import map entry for a specifier that Node resolves in node_modules. */
function targetOf(specifier: string): string {
  const own = /^@site\/schemas\/(.+)$/.exec(specifier)
  if (own) return `../../../schemas/${own[1]}.ts`
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  return `npm:${name}@${versionOf(name)}${specifier.slice(name.length)}`
}

/** What `npm ci` installs, so that a function is deployed with the packages that it was tested with. */
function versionOf(name: string): string | undefined {
  if (!dependencies[name]) return undefined
  return (installed[`supabase/node_modules/${name}`] ?? installed[`node_modules/${name}`])?.version
}

const read = (path: string) => readJson(path) as DenoSettings
const missing: DenoSettings = {imports: {}}

describe.each(functions)('deno.json of %s', (name) => {
  const settings = `${name}/deno.json`
  const {imports} = existsSync(join(import.meta.dirname, settings)) ? read(settings) : missing
  const packages = [...packagesOf(join(import.meta.dirname, name, 'index.ts'))].toSorted()

  test('maps exactly the packages that the function imports, at the versions of the lockfile', () => {
    expect(imports).toEqual(Object.fromEntries(packages.map((each) => [each, targetOf(each)])))
  })

  test('maps to existing files', () => {
    const files = Object.values(imports).filter((target) => target.startsWith('.'))
    expect(files.filter((file) => !existsSync(join(import.meta.dirname, name, file)))).toEqual([])
  })

  // The CLI of Supabase would take the one for the other, and not send its file.
  test('has no specifier of a file that begins another', () => {
    const files = Object.keys(imports).filter((specifier) => imports[specifier]?.startsWith('.'))
    const matching = (specifier: string) =>
      files.filter((other) => other !== specifier && other.startsWith(specifier))
    expect(files.flatMap(matching)).toEqual([])
  })

  test('maps no package that package.json lacks', () => {
    expect(Object.values(imports).filter((target) => target.includes('undefined'))).toEqual([])
  })
})

describe('the functions', () => {
  test('are found', () => {
    expect(functions).toEqual(
      expect.arrayContaining(['deliver-emails', 'purge-expired', 'send-auth-email', 'sync-content']),
    )
  })

  test('are callable without a JWT, since they check the caller themselves', () => {
    const config = readFileSync(join(import.meta.dirname, '../config.toml'), 'utf8')
    expect(functions.filter((name) => !config.includes(`[functions.${name}]\nverify_jwt = false`))).toEqual(
      [],
    )
  })

  test('are sent with their deno.lock', () => {
    const config = readFileSync(join(import.meta.dirname, '../config.toml'), 'utf8')
    const sent = (name: string) => config.includes(`static_files = ["./functions/${name}/deno.lock"]\n`)
    expect(functions.filter((name) => !sent(name))).toEqual([])
  })

  test('exist for every job of the schedule', () => {
    const jobs = readJson('schedule.json') as {function: string}[]
    expect(jobs.filter((job) => !functions.includes(job.function))).toEqual([])
  })
})
