import {setTimeout} from 'node:timers/promises'
import {logLine} from '@site/schemas/log-line'
import type {ContentChanged} from '@site/schemas/webhooks/content-changed'
import {env} from '#/env.ts'
import type {AnyTag} from '#/sanity/content-tags.ts'
import {selfOrigin} from '#/self-origin.ts'
import {changedTags, currentContentState, readBuildState} from './content-state.ts'
import {signedRequest} from './signed-request.ts'
import {CLOCK_CHECK_MS} from './time-boundaries.ts'

const CHECK_WHILE_DOWN_MS = 5000
const FIRST_COMPARISON_MS = 3000

/**
 * Revalidates when no webhook does: one may be lost, and events end. Compares the content state with that of the build,
 * then every minute with the last one. Resolves after the first comparison, or after three seconds without one.
 */
export async function watchContent(): Promise<void> {
  const {promise: compared, resolve: onCompared} = Promise.withResolvers<void>()
  void compareForever(onCompared)
  await Promise.race([compared, setTimeout(FIRST_COMPARISON_MS, undefined, {ref: false})])
}

async function compareForever(onCompared: () => void): Promise<void> {
  let served = await readBuildState(env.WEB_DIST_DIR)
  let isLakeUp = true
  for (;;) {
    try {
      const current = await currentContentState()
      if (!isLakeUp) console.info('The Content Lake is available again')
      isLakeUp = true
      const revalidation = revalidateAll(changedTags(served, current))
      onCompared()
      if (await revalidation) served = current
    } catch (error) {
      if (isLakeUp) console.warn(logLine(`${messageOf(error)}; the cached pages are still served`))
      isLakeUp = false
      onCompared()
    }
    await setTimeout(isLakeUp ? CLOCK_CHECK_MS : CHECK_WHILE_DOWN_MS, undefined, {ref: false})
  }
}

/** Resolves to false if the site could not revalidate one of the tags. */
async function revalidateAll(tags: AnyTag[]): Promise<boolean> {
  const revalidated = await Promise.all(tags.map(revalidate))
  return !revalidated.includes(false)
}

/**
 * Sends this site a webhook, because Next revalidates only while it handles a request. Resolves to false if that failed.
 */
async function revalidate(tag: AnyTag): Promise<boolean> {
  const change: ContentChanged = {_id: tag, _type: tag}
  try {
    const response = await fetch(`${selfOrigin}/api/revalidate`, await signedRequest(change))
    if (!response.ok) throw new Error(`the site responded with ${response.status}`)
    return true
  } catch (error) {
    console.error(logLine(`Pages could not be revalidated: ${messageOf(error)}`))
    return false
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
