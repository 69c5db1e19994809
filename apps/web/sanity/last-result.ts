import {createHash} from 'node:crypto'
import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {QueryParams} from '@sanity/client'
import {logLine} from '@site/schemas/log-line'
import {LRUCache} from 'lru-cache'
import {unstable_cache} from 'next/cache'
import {PHASE_PRODUCTION_BUILD} from 'next/constants'
import {env} from '#/environment/env.ts'

const MAX_RESULTS = 1000
const RENDER_AGAIN_AFTER_S = 10
const DOWN_MS = 5000

const isBuild = env.NEXT_PHASE === PHASE_PRODUCTION_BUILD
const folder = join(/* turbopackIgnore: true */ process.cwd(), env.WEB_DIST_DIR, 'content')
const results = new LRUCache<string, {result: unknown}>({max: MAX_RESULTS})

interface Reading<Result> {
  /** While one is down, its last results are taken without waiting for another. */
  source: 'content' | 'database'
  query: string
  params: QueryParams
  tags: string[]
  read: () => Promise<Result>
}

const downUntil = new Map<Reading<unknown>['source'], number>()

/** While the source is unavailable, the result is the last that there was. @throws what `read` throws, if there was none */
export async function readOrLast<Result>({
  source,
  query,
  params,
  tags,
  read,
}: Reading<Result>): Promise<Result> {
  const isDown = Date.now() < (downUntil.get(source) ?? 0)
  const known = isDown && (await lastResult(query, params, tags))
  if (known) return known.result as Result
  try {
    const result = await read()
    await keepResult(query, params, result)
    return result
  } catch (error) {
    downUntil.set(source, Date.now() + DOWN_MS)
    const last = await lastResult(query, params, tags)
    if (!last) throw error
    console.warn(logLine('A page shows the last result of a query', error))
    return last.result as Result
  }
}

/** A build keeps results in files; the server reads those, and keeps newer ones in memory. */
async function keepResult(query: string, params: QueryParams, result: unknown): Promise<void> {
  if (!isBuild) {
    results.set(keyOf(query, params), {result})
    return
  }
  await mkdir(folder, {recursive: true})
  await writeFile(fileOf(keyOf(query, params)), JSON.stringify(result))
}

/**
 * A page that is rendered with it is rendered again after 10 seconds, or when one of the tags is revalidated. Resolves to
 * undefined if there is none.
 */
async function lastResult(
  query: string,
  params: QueryParams,
  tags: string[],
): Promise<{result: unknown} | undefined> {
  if (isBuild) return undefined
  const key = keyOf(query, params)
  const last = results.get(key) ?? (await readBuildResult(key))
  if (last) await renderAgainSoon(tags)
  return last
}

async function readBuildResult(key: string): Promise<{result: unknown} | undefined> {
  try {
    return {result: JSON.parse(await readFile(fileOf(key), 'utf8'))}
  } catch {
    return undefined
  }
}

/** Next renders a page again when the first of the cached values on it is out of date. */
async function renderAgainSoon(tags: string[]): Promise<void> {
  await unstable_cache(async () => true, ['last-result', ...tags], {revalidate: RENDER_AGAIN_AFTER_S, tags})()
}

const fileOf = (key: string) => join(/* turbopackIgnore: true */ folder, `${key}.json`)

const keyOf = (query: string, params: QueryParams) =>
  createHash('sha256')
    .update(JSON.stringify([query, params]))
    .digest('hex')
