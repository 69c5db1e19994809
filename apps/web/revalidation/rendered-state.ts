import {revalidateTag, unstable_cache} from 'next/cache'
import {after} from 'next/server'
import {logLine} from '@site/schemas/log-line'
import {env} from '#/env.ts'
import type {AnyTag} from '#/sanity/content-tags.ts'
import {type ContentState, readBuildState} from './content-state.ts'
import {revalidateChange} from './revalidate-change.ts'

/**
 * Revalidates when no webhook does: one may be lost, and events end. `readState` reads the current state of some tags or all.
 * Resolves to the tags of what has changed.
 *
 * @throws {Error} that names the Content Lake's URL, when it is unavailable
 */
export async function revalidateChanged(readState: () => Promise<ContentState>): Promise<AnyTag[]> {
  const current = await readState()
  const tags = Object.keys(current) as AnyTag[]
  const rendered = await Promise.all(tags.map(renderedState))
  const changed = tags.filter((tag, index) => current[tag] !== rendered[index])
  for (const tag of changed) {
    revalidateChange({_id: tag, _type: tag})
    expire(cacheTagOf(tag))
  }
  if (changed.length > 0) after(() => keepState(readState, changed))
  return changed
}

/** If this fails, the next comparison revalidates once more. */
async function keepState(readState: () => Promise<ContentState>, tags: AnyTag[]): Promise<void> {
  try {
    const current = await readState()
    for (const tag of tags) {
      keeping.set(tag, current[tag])
      await renderedState(tag)
      keeping.delete(tag)
      // No page may be older than the state that is kept.
      expire(tag)
    }
  } catch (error) {
    console.warn(logLine('The state of the content could not be kept', error))
  }
}

const keeping = new Map<AnyTag, string | undefined>()

const cacheTagOf = (tag: AnyTag) => `rendered-state-${tag}`

/**
 * What the pages with this tag were rendered from, or older. It is kept in the cache that the pages are in, so that it lives
 * as long as they do, and all processes that share the cache know it. Without one, the pages are as they were built.
 */
const renderedState = (tag: AnyTag) =>
  unstable_cache(
    async () => (keeping.has(tag) ? keeping.get(tag) : (await readBuildState(env.WEB_DIST_DIR))[tag]),
    [cacheTagOf(tag)],
    {tags: [cacheTagOf(tag)]},
  )()

const expire = (tag: string) => revalidateTag(tag, {expire: 0})
