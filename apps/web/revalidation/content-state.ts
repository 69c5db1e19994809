import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {contentChangedWebhook} from '@site/schemas/webhooks/content-changed'
import * as z from 'zod'
import {now} from '#/time/now.ts'
import {client} from '#/sanity/client.ts'
import {lakeError} from '#/sanity/lake-error.ts'
import {clockState, momentsQuery, type Moments} from './moments.ts'

const documents = `*[${contentChangedWebhook.filter}]`
const query = `{
  "count": count(${documents}),
  "newest": ${documents} | order(_updatedAt desc)[0]._updatedAt,
  "moments": ${momentsQuery}
}`
const TWO_DAYS_MS = 48 * 3_600_000

const schema = z.object({
  /** Differs from another one when anything was published, changed or deleted in between. */
  digest: z.string(),
  /** Differs from another one when the clock has changed a page in between. */
  clock: z.string(),
})

interface Answer {
  count: number
  newest: string | null
  moments: Moments
}

/** What pages are made from: the published content as a whole, and the time. */
export type ContentState = z.infer<typeof schema>

/** @throws {Error} that names the address, when the Content Lake does not answer */
export async function currentContentState(): Promise<ContentState> {
  const at = now()
  try {
    const {count, newest, moments} = await client.fetch<Answer>(
      query,
      {since: new Date(at.getTime() - TWO_DAYS_MS).toISOString()},
      {cache: 'no-store'},
    )
    return {digest: `${count} documents, newest of ${newest}`, clock: clockState(moments, at)}
  } catch (error) {
    throw lakeError(error)
  }
}

const fileIn = (distDir: string) => join(/* turbopackIgnore: true */ distDir, 'content-state.json')

/** Keeps beside a build what its pages were made from. */
export async function storeBuildState(distDir: string, state: ContentState): Promise<void> {
  await writeFile(fileIn(distDir), JSON.stringify(state))
}

/** What the pages of the build were made from; `undefined` where nothing readable says so, as under `next dev`. */
export async function readBuildState(distDir: string): Promise<ContentState | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(/* turbopackIgnore: true */ fileIn(distDir), 'utf8')))
  } catch {
    return undefined
  }
}
