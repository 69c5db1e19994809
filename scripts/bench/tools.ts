import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {toolEnv} from '../supervisor/service-env.ts'
import type {Processes} from '../supervisor/processes.ts'
import type {Progress} from '../supervisor/progress.ts'
import {root} from '../supervisor/variables.ts'

const LIMIT_MS = 300_000
const manifest = 'package.json'
const lockfile = 'package-lock.json'

/** `npm start` does not need these tools, so they are not among its dependencies. @throws {CommandFailed} */
export async function installTools(
  directory: string,
  processes: Processes,
  progress: Progress,
): Promise<void> {
  const source = join(root, 'tests/bench/tools')
  const wanted = readFileSync(join(source, lockfile), 'utf8')
  const installed = join(directory, lockfile)
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return
  rmSync(directory, {recursive: true, force: true})
  mkdirSync(directory, {recursive: true})
  copyFileSync(join(source, manifest), join(directory, manifest))
  copyFileSync(join(source, lockfile), join(directory, lockfile))
  try {
    await progress.step('Installing the tools for benchmarks', () =>
      processes.run(
        {
          name: 'bench-tools',
          file: 'npm',
          args: ['ci', '--no-audit', '--no-fund', '--ignore-scripts'],
          cwd: directory,
          env: toolEnv,
        },
        LIMIT_MS,
      ),
    )
  } catch (error) {
    rmSync(installed, {force: true})
    throw error
  }
}
