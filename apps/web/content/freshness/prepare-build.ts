import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {datasetDigest, writeBuildMark} from './dataset-digest.ts'

/**
 * Runs before pages are made: stops a build whose Content Lake does not answer, notes the content that it is made from,
 * and forgets the answers to queries of the build before, which Next would take for today's.
 */
export async function prepareBuild(distDir: string): Promise<void> {
  const digest = await datasetDigest()
  await rm(join(distDir, 'cache/fetch-cache'), {recursive: true, force: true})
  await writeBuildMark(distDir, digest)
}
