import {setTimeout} from 'node:timers/promises'
import {logLine} from '@site/schemas/log-line'
import {env} from '#/env.ts'
import {selfOrigin} from '#/self-origin.ts'
import {signedRequest} from './signed-request.ts'
import {CLOCK_CHECK_MS} from './time-boundaries.ts'

/** It asks the Content Lake once. Sanity's own counts that: every minute would be a fifth of what the free plan allows. */
const CONTENT_EVERY_MINUTES = env.SANITY_API_HOST ? 1 : 10

const RETRY_MS = 5000

/**
 * Revalidates when no webhook does: one may be lost, and events end. Has the site compare content and clock with what its
 * pages were rendered from: both at once, then the clock every minute, and the content every ten if it is Sanity's own Content
 * Lake.
 */
export async function watchContent(): Promise<never> {
  for (;;) {
    await compareContent()
    for (let minute = 1; minute < CONTENT_EVERY_MINUTES; minute++) {
      await wait(CLOCK_CHECK_MS)
      await compareClock()
    }
    await wait(CLOCK_CHECK_MS)
  }
}

/** Tries again until it has succeeded. */
async function compareContent(): Promise<void> {
  for (let failures = 0; ; failures++) {
    const error = await failureOf('/api/check-content')
    if (!error) {
      if (failures > 0) console.info('The content can be compared again')
      return
    }
    if (failures === 0) console.warn(logLine(`${error}. The cached pages are still served`))
    await wait(RETRY_MS)
  }
}

async function compareClock(): Promise<void> {
  const error = await failureOf('/api/check-clock')
  if (error) console.warn(logLine(`The clock could not be compared: ${error}`))
}

/** Sends this site a request, because Next revalidates only while it handles one. */
async function failureOf(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${selfOrigin}${path}`, await signedRequest({}))
    if (response.ok) return undefined
    const {error} = (await response.json()) as {error: string}
    return error
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const wait = (ms: number) => setTimeout(ms, undefined, {ref: false})
