import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {shell} from '../env.ts'
import {requireUnclaimed} from './run-record.ts'
import {findStateDirectory, root} from './variables.ts'

/**
 * Every test run starts from nothing.
 *
 * @throws {Error} when another one uses the state.
 */
export function emptyState(below: string): void {
  const state = join(findStateDirectory(root, shell), below)
  requireUnclaimed(state)
  rmSync(state, {recursive: true, force: true})
}
