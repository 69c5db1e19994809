import {revalidateTag, unstable_cache} from 'next/cache'
import {after} from 'next/server'
import {env} from '#/environment/env.ts'
import type {AnyTag} from '#/sanity/content-tags.ts'
import {type ContentState, readBuildState} from './content-state.ts'
import {expireTags} from './revalidate-change.ts'

/**
 * Revalidates what differs from the current state of some tags or all, which no webhook may have told: one may be lost, and
 * events end. Returns the tags of what has changed.
 */
export async function revalidateChanged(current: ContentState): Promise<AnyTag[]> {
  const tags = Object.keys(current) as AnyTag[]
  const rendered = await Promise.all(tags.map(renderedState))
  const changed = tags.filter((tag, index) => current[tag] !== rendered[index])
  await expireTags(changed)
  for (const tag of changed) revalidateTag(cacheTagOf(tag), {expire: 0})
  // What was kept before has expired by then.
  after(() => Promise.all(changed.map((tag) => keepState(tag, current[tag]))))
  return changed
}

/** Pages that are rendered from now on are as new as this state, or newer. */
async function keepState(tag: AnyTag, state: string | undefined): Promise<void> {
  keeping.set(tag, state)
  await renderedState(tag)
  keeping.delete(tag)
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
