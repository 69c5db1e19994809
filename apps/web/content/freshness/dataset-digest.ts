import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {contentChangedWebhook} from '@site/schemas/webhooks/content-changed'
import {client} from '../client.ts'
import {lakeError} from '../lake-error.ts'

const documents = `*[${contentChangedWebhook.filter}]`
const query = `{"count": count(${documents}), "newest": ${documents} | order(_updatedAt desc)[0]._updatedAt}`

/**
 * What the published content as a whole looks like now: two digests differ when anything was published, changed or
 * deleted in between.
 */
export async function datasetDigest(): Promise<string> {
  try {
    const {count, newest} = await client.fetch<{count: number; newest: string | null}>(
      query,
      {},
      {cache: 'no-store'},
    )
    return `${count} documents, newest of ${newest}`
  } catch (error) {
    throw lakeError(error)
  }
}

const markIn = (distDir: string) => join(/* turbopackIgnore: true */ distDir, 'content-digest.txt')

/** Keeps beside a build which content its pages were made from. */
export async function writeBuildMark(distDir: string, digest: string): Promise<void> {
  await writeFile(markIn(distDir), digest)
}

/** The digest that the build was made from; `undefined` without one, as under `next dev`. */
export async function readBuildMark(distDir: string): Promise<string | undefined> {
  return readFile(/* turbopackIgnore: true */ markIn(distDir), 'utf8').catch(() => undefined)
}
