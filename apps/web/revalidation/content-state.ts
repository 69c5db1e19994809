import {readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {contentChangedWebhook} from '@site/schemas/webhooks/content-changed'
import * as z from 'zod'
import {client} from '#/sanity/client.ts'
import {type AnyTag, cacheTags, contentTag, contentTags, documentTags} from '#/sanity/content-tags.ts'
import {lakeError} from '#/sanity/lake-error.ts'
import {currentMoneyState} from '#/site-settings/money-state.ts'
import {now} from '#/time/now.ts'
import {boundaryTypes, clockState, timeBoundariesQuery, type TimeBoundaries} from './time-boundaries.ts'

const DAY_MS = 24 * 3_600_000

/** What is under a tag changes when a page with that tag is out of date. */
export const contentState = z.partialRecord(z.enum([...contentTags, contentTag]), z.string())

/** Pages are rendered from the published content, the time and the money settings, which are absent while unknown. */
export type ContentState = z.infer<typeof contentState>

const otherTypes = `${contentChangedWebhook.filter} && !(_type in ${JSON.stringify(documentTags)})`

function queryOf(tag: AnyTag): string {
  if (tag === 'clock') return timeBoundariesQuery
  const documents = `*[${tag === contentTag ? otherTypes : `_type == "${tag}"`}]`
  return `{"count": count(${documents}), "newest": ${documents} | order(_updatedAt desc)[0]._updatedAt}`
}

/** @throws {Error} that names the Content Lake's URL, when it is unavailable */
export async function currentContentState(): Promise<ContentState> {
  const [content, moneySettings] = await Promise.all([
    fetchState([...documentTags, 'clock', contentTag], {cache: 'no-store'}),
    currentMoneyState(),
  ])
  return {...content, ...(moneySettings !== undefined && {moneySettings})}
}

/** The times in the content come from Next's cache. @throws {Error} that names the Content Lake's URL */
export async function currentClockState(): Promise<ContentState> {
  return await fetchState(['clock'], {
    cache: 'force-cache',
    next: {tags: cacheTags([contentTag, ...boundaryTypes])},
  })
}

type Caching = {cache: 'no-store'} | {cache: 'force-cache'; next: {tags: string[]}}

async function fetchState(tags: AnyTag[], caching: Caching): Promise<ContentState> {
  const at = now()
  const query = `{${tags.map((tag) => `"${tag}": ${queryOf(tag)}`).join(', ')}}`
  // The same all day, so that a cached result is found again.
  const since = new Date((Math.floor(at.getTime() / DAY_MS) - 2) * DAY_MS).toISOString()
  try {
    const result = await client.fetch<Record<string, unknown>>(query, {since}, caching)
    const states = Object.entries(result).map(([tag, value]) => [
      tag,
      tag === 'clock' ? clockState(value as TimeBoundaries, at) : JSON.stringify(value),
    ])
    return contentState.parse(Object.fromEntries(states))
  } catch (error) {
    throw lakeError(error)
  }
}

const fileIn = (distDir: string) => join(/* turbopackIgnore: true */ distDir, 'content-state.json')

/** Resolves to nothing if the build did not record its state, as under `next dev`. */
export async function readBuildState(distDir: string): Promise<ContentState> {
  try {
    return contentState.parse(JSON.parse(await readFile(/* turbopackIgnore: true */ fileIn(distDir), 'utf8')))
  } catch {
    return {}
  }
}

/**
 * This runs before a build renders its pages. It fails if the Content Lake is unavailable, records the content state,
 * and deletes the fetch cache of the previous build, which Next would reuse.
 */
export async function prepareBuild(distDir: string): Promise<void> {
  const state = await currentContentState()
  await rm(join(distDir, 'cache/fetch-cache'), {recursive: true, force: true})
  await writeFile(fileIn(distDir), JSON.stringify(state))
}
