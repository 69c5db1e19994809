import {warm} from './self-request.ts'

interface Startup {
  /** It resolves when it is known whether pages are stale. */
  decided: Promise<void>
  /** Content changed while the site was down, and not all pages have been rendered since. */
  isStale: boolean
}

const key = Symbol.for('site.startup')

// Instrumentation and the proxy are bundled separately but run in one process, so they share state through
// `globalThis`.
const shared = globalThis as {[key]?: Startup}

/** Holds pages back for at most `limit` ms, until it is known whether content changed while the site was down. */
export function raiseStartupBarrier(limit: number) {
  const {promise: decided, resolve} = Promise.withResolvers<void>()
  const startup: Startup = {decided, isStale: false}
  shared[key] = startup
  setTimeout(resolve, limit).unref()
  return {
    /** Content changed and its tags are revalidated: from now on each page is rendered before it is shown. */
    markStale() {
      startup.isStale = true
      resolve()
    },
    /** Nothing changed, or all pages have been rendered. */
    lift() {
      shared[key] = undefined
      resolve()
    },
  }
}

/** True while it is not known whether pages are stale, or while they are. */
export const isStartingUp = (): boolean => shared[key] !== undefined

/** Resolves when the page may be shown: at once, except during startup. */
export async function passStartupBarrier(pathname: string): Promise<void> {
  await shared[key]?.decided
  if (shared[key]?.isStale) await warm(pathname)
}
