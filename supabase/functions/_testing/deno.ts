import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {createRequire} from 'node:module'
import {arch, platform, tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {text} from 'node:stream/consumers'
import {readPath} from './env.ts'
import {serveRegistry} from './serve-registry.ts'

export const functionsDirectory = join(import.meta.dirname, '..')

/** The folders with an `index.ts`. */
export const functionNames = readdirSync(functionsDirectory).filter((name) =>
  existsSync(join(functionsDirectory, name, 'index.ts')),
)

export interface Deno {
  start: (args: readonly string[], env?: Record<string, string>) => ChildProcess
  /** Resolves to the output. @throws {Error} with the output when Deno fails */
  run: (args: readonly string[]) => Promise<string>
  /** Bytes of a package's archive. */
  archiveSize: (name: string, version: string) => number
  /** Ends what still runs. */
  stop: () => Promise<void>
}

/** Deno with an empty cache, for which npm's packages come from `node_modules`. */
export async function startDeno(): Promise<Deno> {
  const binary = denoBinary()
  const registry = await serveRegistry()
  const cache = mkdtempSync(join(tmpdir(), 'deno-'))
  const running = new Map<ChildProcess, Promise<unknown>>()
  const start: Deno['start'] = (args, env = {}) => {
    const child = spawn(binary, args, {
      // Hosted, there is no package.json, and nothing else is set.
      env: {
        ...env,
        DENO_DIR: cache,
        DENO_NO_PACKAGE_JSON: '1',
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        NPM_CONFIG_REGISTRY: registry.url,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.set(child, once(child, 'exit'))
    return child
  }
  return {
    start,
    archiveSize: registry.archiveSize,
    run: async (args) => {
      const child = start(args)
      const output = await Promise.all([child.stdout, child.stderr].map((each) => (each ? text(each) : '')))
      await running.get(child)
      if (child.exitCode !== 0) throw new Error(`deno ${args[0]} failed:\n${output.join('\n')}`)
      return output[0] ?? ''
    },
    stop: async () => {
      for (const child of running.keys()) child.kill()
      await Promise.all(running.values())
      registry.stop()
      rmSync(cache, {recursive: true, force: true})
    },
  }
}

/** Deno from npm, or where npm has none, the one on the PATH. */
function denoBinary(): string {
  const found = [packagedBinary(), ...readPath().map((folder) => join(folder, 'deno'))].find(
    (path) => path && existsSync(path),
  )
  if (found) return found
  throw new Error(
    'There is no Deno for this platform on npm, and none on the PATH. Install version 2: https://docs.deno.com/runtime/getting_started/installation/',
  )
}

function packagedBinary(): string | undefined {
  const target = `${platform()}-${arch()}${platform() === 'linux' ? '-glibc' : ''}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@deno/${target}/package.json`)), 'deno')
  } catch {
    return undefined
  }
}
