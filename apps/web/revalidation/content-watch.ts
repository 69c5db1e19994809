import {setTimeout} from 'node:timers/promises'
import {logLine} from '@site/schemas/log-line'
import type {ContentChanged} from '@site/schemas/webhooks/content-changed'
import {env} from '#/env.ts'
import {currentContentState, readBuildState, type ContentState} from './content-state.ts'
import {revalidateTags} from './revalidate-pages.ts'
import {noteContentServed} from './served-content.ts'
import {selfOrigin} from './self-request.ts'
import {signedRequest} from './signed-request.ts'
import {raiseStartupBarrier} from './startup-barrier.ts'
import {CLOCK_CHECK_MS} from './time-boundaries.ts'

const CHECK_WHILE_DOWN_MS = 5000
const BARRIER_MS = 3000

/**
 * Revalidates when no webhook does: one may be lost or arrive while a page is being rendered, and events end. Compares
 * the content state with that of the build at startup, then every minute with the last one. Never returns.
 */
export async function watchContent(): Promise<void> {
  const barrier = raiseStartupBarrier(BARRIER_MS)
  let served = await readBuildState(env.WEB_DIST_DIR)
  let isLakeUp = true
  let isStartup = true
  for (;;) {
    try {
      const checkedAt = Date.now()
      const current = await currentContentState()
      if (!isLakeUp) console.info('The Content Lake is available again')
      isLakeUp = true
      const tag = changed(served, current)
      // Later, most changes have had their webhook: rendering every page again must not hold up the next one.
      const type = tag === 'content' && !isStartup ? 'missedContent' : tag
      if (await revalidate(tag, type, barrier.markStale)) {
        served = current
        noteContentServed(checkedAt)
      }
    } catch (error) {
      if (isLakeUp) console.warn(logLine(`${messageOf(error)}; the cached pages are still served`))
      isLakeUp = false
    }
    barrier.lift()
    isStartup = false
    await setTimeout(isLakeUp ? CLOCK_CHECK_MS : CHECK_WHILE_DOWN_MS, undefined, {ref: false})
  }
}

function changed(served: ContentState | undefined, current: ContentState): 'content' | 'clock' | undefined {
  if (served?.digest !== current.digest) return 'content'
  return served.clock === current.clock ? undefined : 'clock'
}

/** Resolves to false if the revalidation failed. */
async function revalidate(
  tag: 'content' | 'clock' | undefined,
  type: string | undefined,
  onStale: () => void,
): Promise<boolean> {
  if (!tag || !type) return true
  try {
    await revalidateTags([tag])
    onStale()
    await announceChange(type)
    return true
  } catch (error) {
    console.error(logLine(`Pages could not be revalidated: ${messageOf(error)}`))
    return false
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const noPath = {slug: null, eventKey: null, path: null, aliases: []}

/**
 * Sends this site a webhook of its own for `content`, `missedContent` (in the background) or `clock`. Resolves once the
 * affected pages are rendered.
 */
async function announceChange(type: string): Promise<void> {
  const change: ContentChanged = {_id: type, _type: type, before: noPath, after: noPath}
  const response = await fetch(`${selfOrigin}/api/revalidate`, await signedRequest(change))
  if (!response.ok) throw new Error(`The site responded with ${response.status} to its own change of ${type}`)
}
