import {setTimeout} from 'node:timers/promises'
import {env} from '#/env.ts'

/**
 * Where this process answers its own requests: the port that Next opened or, where a host hides the port, the public
 * URL.
 */
export const selfOrigin = env.PORT ? `http://localhost:${env.PORT}` : new URL(env.SITE_URL).origin

/**
 * Marks a request of the site to itself. Not a secret: whoever else sends it learns nothing more, and costs no more
 * than a request for an unknown path.
 */
export const selfRequestHeader = 'x-page-refresh'

const TIMEOUT_MS = 8000

/**
 * Requests a path of this site until the response was rendered after the last revalidation: the first request after it
 * gets the stale page and starts the rendering. `next dev` renders every page for each request.
 */
export async function warm(path: string): Promise<void> {
  if (env.NODE_ENV === 'development') return
  await requestUntilFresh(path, 'HEAD')
}

/** The fresh response of a path of this site; the stale one if no other comes in time. */
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
