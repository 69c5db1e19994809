import {warm} from './self-request.ts'

interface Startup {
  /** Resolves when it is known whether pages are stale. */
  decided: Promise<void>
  /** True when content changed while the site was down and not every page has been rendered since. */
  isStale: boolean
}

const key = Symbol.for('site.startup')

// The instrumentation and the proxy are bundled apart, yet run in one process: the global object is what they share.
const shared = globalThis as {[key]?: Startup}

/** Holds pages back, `limit` ms at most, until it is known whether content changed while the site was down. */
export function raiseStartupBarrier(limit: number) {
  const {promise: decided, resolve} = Promise.withResolvers<void>()
  const startup: Startup = {decided, isStale: false}
  shared[key] = startup
  setTimeout(resolve, limit).unref()
  return {
    /** Content changed, and Next knows that its pages are stale: from now on each is rendered before it is shown. */
    markStale() {
      startup.isStale = true
      resolve()
    },
    /** Nothing changed, or every page has been rendered. */
    lift() {
      shared[key] = undefined
      resolve()
    },
  }
}

/** Resolves when the page at this path may be shown: at once, except for the first moments of a process. */
export async function passStartupBarrier(pathname: string): Promise<void> {
  await shared[key]?.decided
  if (shared[key]?.isStale) await warm(pathname)
}
