import {readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {contentChangedWebhook} from '@site/schemas/webhooks/content-changed'
import * as z from 'zod'
import {client} from '#/sanity/client.ts'
import {type AnyTag, contentTag, contentTags} from '#/sanity/content-tags.ts'
import {lakeError} from '#/sanity/lake-error.ts'
import {now} from '#/time/now.ts'
import {clockState, timeBoundariesQuery, type TimeBoundaries} from './time-boundaries.ts'

const types = contentTags.filter((tag) => tag !== 'clock')
const tagSchema = z.enum([...types, contentTag])

/** The documents that each tag stands for. */
const documents: {tag: z.infer<typeof tagSchema>; filter: string}[] = [
  ...types.map((type) => ({tag: type, filter: `_type == "${type}"`})),
  {tag: contentTag, filter: `${contentChangedWebhook.filter} && !(_type in ${JSON.stringify(types)})`},
]

const query = `{
  "content": {${documents
    .map(
      ({tag, filter}) =>
        `"${tag}": {"count": count(*[${filter}]), "newest": *[${filter}] | order(_updatedAt desc)[0]._updatedAt}`,
    )
    .join(', ')}},
  "boundaries": ${timeBoundariesQuery}
}`
const TWO_DAYS_MS = 48 * 3_600_000

const contentSchema = z.record(tagSchema, z.object({count: z.number(), newest: z.string().nullable()}))

const schema = z.object({
  /** What is under a tag changes when a document of its types is published, changed or deleted. */
  content: contentSchema,
  /** It changes when the clock changes a page. */
  clock: z.string(),
})

interface QueryResult {
  content: z.infer<typeof contentSchema>
  boundaries: TimeBoundaries
}

/** Pages are rendered from the published content and the time. */
export type ContentState = z.infer<typeof schema>

/** Returns the tags of what has changed. */
export function changedTags(served: ContentState | undefined, current: ContentState): AnyTag[] {
  if (!served) return [contentTag]
  const changed = documents
    .map(({tag}) => tag)
    .filter((tag) => !isDeepStrictEqual(served.content[tag], current.content[tag]))
  if (changed.includes(contentTag)) return [contentTag]
  return served.clock === current.clock ? changed : [...changed, 'clock']
}

/** @throws {Error} that names the Content Lake's URL, when it is unavailable */
export async function currentContentState(): Promise<ContentState> {
  const at = now()
  try {
    const {content, boundaries} = await client.fetch<QueryResult>(
      query,
      {since: new Date(at.getTime() - TWO_DAYS_MS).toISOString()},
      {cache: 'no-store'},
    )
    return {content, clock: clockState(boundaries, at)}
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
