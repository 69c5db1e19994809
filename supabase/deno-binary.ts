import {existsSync} from 'node:fs'
import {createRequire} from 'node:module'
import {arch, platform} from 'node:os'
import {delimiter, dirname, join} from 'node:path'

/** `searchPath` is used where npm has no Deno for this platform. @throws {Error} that says what to install */
export function denoBinary(searchPath: string, target = `${platform()}-${arch()}`): string {
  const candidates = [packaged(target), ...searchPath.split(delimiter).map((folder) => join(folder, 'deno'))]
  const found = candidates.find((path) => path && existsSync(path))
  if (found) return found
  throw new Error(
    `There is no Deno for ${target} on npm, and none on the PATH. Install version 2: ` +
      'https://docs.deno.com/runtime/getting_started/installation/',
  )
}

function packaged(target: string): string | undefined {
  const require = createRequire(import.meta.url)
  try {
    const name = target.startsWith('linux') ? `${target}-glibc` : target
    return join(dirname(require.resolve(`@deno/${name}/package.json`)), 'deno')
  } catch {
    return undefined
  }
}
