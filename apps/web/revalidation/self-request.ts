import {setTimeout} from 'node:timers/promises'
import {env} from '#/env.ts'

/** Next listens on this port; if it is unknown, the process reaches itself at the public URL. */
export const selfOrigin = env.PORT ? `http://localhost:${env.PORT}` : new URL(env.SITE_URL).origin

/**
 * The header marks a request of the site to itself. It is no secret: a visitor who sends it gains nothing, and costs no
 * more than a request for an unknown path.
 */
export const selfRequestHeader = 'x-page-refresh'

const TIMEOUT_MS = 8000

/**
 * Requests a path of this site until the response is fresh: the first request after a revalidation gets the stale page
 * and starts rendering. `next dev` renders on each request, so nothing happens there.
 */
export async function warm(path: string): Promise<void> {
  if (env.NODE_ENV === 'development') return
  await requestUntilFresh(path, 'HEAD')
}

/** The response is stale if rendering takes longer than 8 seconds. */
export async function fetchFresh(path: string): Promise<Response> {
  return requestUntilFresh(path, 'GET')
}

async function requestUntilFresh(path: string, method: 'GET' | 'HEAD'): Promise<Response> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const response = await fetch(selfOrigin + path, {
      method,
      redirect: 'manual',
      headers: {[selfRequestHeader]: 'page'},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.headers.get('x-nextjs-cache') !== 'STALE' || Date.now() > deadline) return response
    // An unread body would keep its connection open.
    await response.arrayBuffer()
    await setTimeout(15)
  }
}
