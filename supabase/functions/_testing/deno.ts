import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {denoBinary} from '../../deno-binary.ts'
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
  const binary = denoBinary(readPath())
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
