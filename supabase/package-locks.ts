import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {functionsDirectory, type Deno} from './functions/_testing/deno.ts'

interface DenoLock {
  npm?: Record<string, {integrity: string}>
}

interface NpmLock {
  packages: Record<string, {name?: string; version?: string; integrity?: string}>
}

export const lockfileOf = (name: string) => join(functionsDirectory, name, 'deno.lock')

/** The `deno.lock` of a function: its packages and theirs, at versions and with checksums of `package-lock.json`. */
export async function lockPackages(deno: Deno, name: string): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'deno-lock-'))
  try {
    const lockfile = join(directory, 'deno.lock')
    const [settings, entry] = ['deno.json', 'index.ts'].map((file) => join(functionsDirectory, name, file))
    await deno.run(['cache', `--lock=${lockfile}`, '--frozen=false', `--config=${settings}`, `${entry}`])
    const lock = JSON.parse(readFileSync(lockfile, 'utf8')) as DenoLock
    for (const [id, locked] of Object.entries(lock.npm ?? {})) locked.integrity = checksumOf(id)
    return `${JSON.stringify(lock, null, 2)}\n`
  } finally {
    rmSync(directory, {recursive: true, force: true})
  }
}

/** Gives the import map of a function the versions that `npm ci` installs. */
export function writeInstalledVersions(name: string): void {
  const path = join(functionsDirectory, name, 'deno.json')
  const settings = readFileSync(path, 'utf8')
  const versionOf = (of: string) =>
    (packages[`supabase/node_modules/${of}`] ?? packages[`node_modules/${of}`])?.version
  writeFileSync(
    path,
    settings.replaceAll(/npm:(@?[^@"]+)@[^"/]+/g, (_, of: string) => `npm:${of}@${versionOf(of)}`),
  )
}

const {packages} = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
) as NpmLock

const checksums = new Map(
  Object.entries(packages).map(([path, {name = path.split('node_modules/').at(-1), version, integrity}]) => [
    `${name}@${version}`,
    integrity,
  ]),
)

/** @param id with the packages that it was resolved with, such as `use-intl@4.14.8_react@19.3.0` */
function checksumOf(id: string): string {
  const [nameAndVersion = ''] = /^@?[^@]+@[^_]+/.exec(id) ?? []
  const checksum = checksums.get(nameAndVersion)
  if (!checksum) throw new Error(`package-lock.json has no checksum of ${nameAndVersion}`)
  return checksum
}
