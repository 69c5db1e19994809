import {setTimeout} from 'node:timers/promises'
import type {ContentChanged} from '@site/schemas/webhooks/content-changed'
import {env} from '#/env.ts'
import {currentContentState, readBuildState, type ContentState} from './content-state.ts'
import {revalidateTags} from './revalidate-pages.ts'
import {selfOrigin} from './self-request.ts'
import {signedRequest} from './signed-request.ts'
import {raiseStartupBarrier} from './startup-barrier.ts'
import {CLOCK_CHECK_MS} from './time-boundaries.ts'

const CHECK_WHILE_DOWN_MS = 5000
const BARRIER_MS = 3000

/**
 * Keeps pages up to date where no webhook does. Compares the content with what the build was made from, once at the
 * start, then every minute with what the last comparison saw: a webhook may get lost, or arrive while a page is being
 * rendered, and events, registrations, lessons and days come to their end. Never returns.
 */
export async function watchContent(): Promise<void> {
  const barrier = raiseStartupBarrier(BARRIER_MS)
  let served = await readBuildState(env.WEB_DIST_DIR)
  let isLakeUp = true
  for (;;) {
    try {
      const current = await currentContentState()
      if (!isLakeUp) console.info('The Content Lake answers again')
      isLakeUp = true
      if (await revalidate(changed(served, current), barrier.markStale)) served = current
    } catch (error) {
      if (isLakeUp) console.warn(`${messageOf(error)}; the cached pages are still served`)
      isLakeUp = false
    }
    barrier.lift()
    await setTimeout(isLakeUp ? CLOCK_CHECK_MS : CHECK_WHILE_DOWN_MS, undefined, {ref: false})
  }
}

function changed(served: ContentState | undefined, current: ContentState): 'content' | 'clock' | undefined {
  if (served?.digest !== current.digest) return 'content'
  return served.clock === current.clock ? undefined : 'clock'
}

/** Resolves to false when pages had to be revalidated and could not be. */
async function revalidate(what: 'content' | 'clock' | undefined, onMarked: () => void): Promise<boolean> {
  if (!what) return true
  try {
    await revalidateTags([what])
    onMarked()
    await announceChange(what)
    return true
  } catch (error) {
    console.error(`Pages could not be revalidated: ${messageOf(error)}`)
    return false
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const nowhere = {slug: null, eventKey: null, path: null, aliases: []}

/**
 * Tells this site what no webhook does: that anything may have changed (`content`) or that time has passed (`clock`).
 * Resolves once the pages are rendered.
 */
async function announceChange(what: 'content' | 'clock'): Promise<void> {
  const change: ContentChanged = {_id: what, _type: what, before: nowhere, after: nowhere}
  const response = await fetch(`${selfOrigin}/api/revalidate`, await signedRequest(change))
  if (!response.ok) throw new Error(`The site answered ${response.status} to its own change of ${what}`)
}
