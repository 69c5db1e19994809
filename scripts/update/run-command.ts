import {spawn} from 'node:child_process'
import {once} from 'node:events'
import type {Variables} from '../env.ts'
import {root} from '../supervisor/variables.ts'
import {updateVariables} from './variables.ts'

/**
 * Runs a line of shell in the root of the project.
 *
 * @throws {Error} if it fails
 */
export async function runCommand(line: string, variables: Variables = {}): Promise<void> {
  const child = spawn('bash', ['-euc', line], {
    cwd: root,
    env: {...updateVariables, ...variables},
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`This failed (${code ?? 'ended by a signal'}): ${line}`)
}
