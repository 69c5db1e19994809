import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {currentContentState, storeBuildState} from './content-state.ts'

/**
 * Runs before pages are made: stops a build whose Content Lake does not answer, notes what the pages are made from, and
 * forgets the answers to queries of the build before, which Next would take for today's.
 */
export async function prepareBuild(distDir: string): Promise<void> {
  const state = await currentContentState()
  await rm(join(distDir, 'cache/fetch-cache'), {recursive: true, force: true})
  await storeBuildState(distDir, state)
}
