import {readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {contentChangedWebhook} from '@site/schemas/webhooks/content-changed'
import * as z from 'zod'
import {client} from '#/sanity/client.ts'
import {lakeError} from '#/sanity/lake-error.ts'
import {now} from '#/time/now.ts'
import {clockState, timeBoundariesQuery, type TimeBoundaries} from './time-boundaries.ts'

const documents = `*[${contentChangedWebhook.filter}]`
const query = `{
  "count": count(${documents}),
  "newest": ${documents} | order(_updatedAt desc)[0]._updatedAt,
  "boundaries": ${timeBoundariesQuery}
}`
const TWO_DAYS_MS = 48 * 3_600_000

const schema = z.object({
  /** The digest changes when anything is published, changed or deleted. */
  digest: z.string(),
  /** It changes when the clock changes a page. */
  clock: z.string(),
})

interface QueryResult {
  count: number
  newest: string | null
  boundaries: TimeBoundaries
}

/** Pages are rendered from the published content and the time. */
export type ContentState = z.infer<typeof schema>

/** @throws {Error} that names the Content Lake's URL, when it is unavailable */
export async function currentContentState(): Promise<ContentState> {
  const at = now()
  try {
    const {count, newest, boundaries} = await client.fetch<QueryResult>(
      query,
      {since: new Date(at.getTime() - TWO_DAYS_MS).toISOString()},
      {cache: 'no-store'},
    )
    return {digest: `${count} documents, newest of ${newest}`, clock: clockState(boundaries, at)}
  } catch (error) {
    throw lakeError(error)
  }
}

const fileIn = (distDir: string) => join(/* turbopackIgnore: true */ distDir, 'content-state.json')

async function storeBuildState(distDir: string, state: ContentState): Promise<void> {
  await writeFile(fileIn(distDir), JSON.stringify(state))
}

/** Returns undefined if the build did not record its state, as under `next dev`. */
export async function readBuildState(distDir: string): Promise<ContentState | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(/* turbopackIgnore: true */ fileIn(distDir), 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * This runs before a build renders its pages. It fails if the Content Lake is unavailable, records the content state,
 * and deletes the fetch cache of the previous build, which Next would reuse.
 */
export async function prepareBuild(distDir: string): Promise<void> {
  const state = await currentContentState()
  await rm(join(distDir, 'cache/fetch-cache'), {recursive: true, force: true})
  await storeBuildState(distDir, state)
}
