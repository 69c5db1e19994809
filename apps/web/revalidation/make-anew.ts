import {setTimeout} from 'node:timers/promises'
import {env} from '#/env.ts'
import {ownOrigin, refreshHeader} from './own-origin.ts'

const LIMIT_MS = 8000

/**
 * Asks this site for one of its own addresses until what it answers was made after the last invalidation: the first
 * request after one gets the old page and starts the making of the new. `next dev` makes every page for each request.
 */
export async function makeAnew(path: string): Promise<void> {
  if (env.NODE_ENV === 'development') return
  const deadline = Date.now() + LIMIT_MS
  while (Date.now() < deadline) {
    const response = await fetch(ownOrigin + path, {
      method: 'HEAD',
      redirect: 'manual',
      headers: {[refreshHeader]: 'page'},
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (response.headers.get('x-nextjs-cache') !== 'STALE') return
    await setTimeout(15)
  }
}
