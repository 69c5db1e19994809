import {setTimeout} from 'node:timers/promises'
import {logLine} from '@site/schemas/log-line'
import {env} from '#/environment/env.ts'
import {selfOrigin} from '#/environment/self-origin.ts'
import {recordComparison} from './comparison-record.ts'
import {currentContentState} from './content-state.ts'
import {contentReadAt} from '#/shared-cache/shared-times.ts'
import {signedRequest} from './signed-request.ts'
import {CLOCK_CHECK_MS} from './time-boundaries.ts'

/** It asks the Content Lake once. Sanity's own counts that: every minute would be a fifth of what the free plan allows. */
const CONTENT_EVERY_MINUTES = env.SANITY_API_HOST ? 1 : 10

const FIRST_READING_MS = 3000
const RETRY_MS = 5000

/**
 * Revalidates when no webhook does: one may be lost, and events end. Has the site compare content and clock with what its
 * pages were rendered from: both at once, then the clock every minute, and the content every ten if it is Sanity's own Content
 * Lake. Resolves when the content has been read once, by this instance or another, or after three seconds.
 */
export async function watchContent(): Promise<void> {
  const {promise: read, resolve: onRead} = Promise.withResolvers<void>()
  void compareForever(onRead)
  await Promise.race([read, wait(FIRST_READING_MS)])
}

async function compareForever(onRead: () => void): Promise<void> {
  for (;;) {
    if (await isContentDue()) await compareContent(onRead)
    else await compareClock()
    onRead()
    await wait(CLOCK_CHECK_MS)
  }
}

let comparedAt = -Infinity

/** Of the instances that share a cache, one reads the content for all. */
export async function isContentDue(): Promise<boolean> {
  const last = Math.max(comparedAt, (await contentReadAt()) ?? -Infinity)
  return Date.now() - last > (CONTENT_EVERY_MINUTES - 0.5) * 60_000
}

/** Tries again until it has succeeded. */
async function compareContent(onRead: () => void): Promise<void> {
  for (let failures = 0; ; failures++) {
    const startedAt = Date.now()
    try {
      const comparison = post('/api/check-content', await currentContentState())
      onRead()
      await comparison
      comparedAt = startedAt
      if (failures > 0) console.info('The content can be compared again')
      return
    } catch (error) {
      onRead()
      recordComparison('failed')
      if (failures === 0) console.warn(logLine(`${messageOf(error)}. The cached pages are still served`))
      await wait(RETRY_MS)
    }
  }
}

async function compareClock(): Promise<void> {
  try {
    await post('/api/check-clock', {})
  } catch (error) {
    console.warn(logLine(`The clock could not be compared: ${messageOf(error)}`))
  }
}

/** Sends this site a request, because Next revalidates only while it handles one. */
async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`${selfOrigin}${path}`, await signedRequest(body))
  if (response.ok) return
  const {error} = (await response.json()) as {error: string}
  throw new Error(error)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const wait = (ms: number) => setTimeout(ms, undefined, {ref: false})
