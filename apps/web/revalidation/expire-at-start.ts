import {setTimeout} from 'node:timers/promises'
import {logLine} from '@site/schemas/log-line'
import {tagsManifest} from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import {env} from '#/environment/env.ts'
import {shareContentReadAt, shareExpiryTimes} from '#/shared-cache/shared-times.ts'
import {type ContentState, currentContentState, readBuildState} from './content-state.ts'
import {isContentDue} from './content-watch.ts'

const READING_MS = 3000

/**
 * For a process that may end after each request: what was published since the build is expired before the first one is answered.
 * Asks nothing if the content was compared lately, by whichever instance.
 */
export async function expireChangedSinceBuild(): Promise<void> {
  if (!(await isContentDue())) return
  const startedAt = Date.now()
  try {
    const timer = setTimeout(READING_MS, undefined, {ref: false})
    const current = await Promise.race([currentContentState(), timer])
    if (!current) return
    const built = await readBuildState(env.WEB_DIST_DIR)
    const changed = (Object.keys(current) as (keyof ContentState)[]).filter(
      (tag) => current[tag] !== built[tag],
    )
    for (const tag of changed) tagsManifest.set(tag, {expired: startedAt})
    const isTold = await shareExpiryTimes(new Map(changed.map((tag) => [tag, startedAt])))
    if (isTold) await shareContentReadAt(startedAt)
  } catch (error) {
    console.warn(logLine('The content could not be compared at the start', error))
  }
}
