import {makeAnew} from './make-anew.ts'

interface Start {
  /** Resolves when it is known what is out of date. */
  decided: Promise<void>
  /** Whether content changed while the site was not running, and not every page is made anew yet. */
  isBehind: boolean
}

const key = Symbol.for('site.start')

// The instrumentation and the proxy are bundled apart, yet run in one process: the global object is what they share.
const shared = globalThis as {[key]?: Start}

/** Makes pages wait, `limit` ms at most, until it is known whether content changed while the site was not running. */
export function closeStartGate(limit: number) {
  const {promise: decided, resolve} = Promise.withResolvers<void>()
  const start: Start = {decided, isBehind: false}
  shared[key] = start
  setTimeout(resolve, limit).unref()
  return {
    /** It did, and Next knows that its pages are out of date: from here on each is made anew before it is shown. */
    isBehind() {
      start.isBehind = true
      resolve()
    },
    /** It did not, or every page is made anew. */
    open() {
      shared[key] = undefined
      resolve()
    },
  }
}

/** Resolves at once, but for the first moments of a process: then when the page at this address is fit to be shown. */
export async function passStartGate(pathname: string): Promise<void> {
  await shared[key]?.decided
  if (shared[key]?.isBehind) await makeAnew(pathname)
}
