const gate = Symbol.for('site.start')

// The instrumentation and the proxy are bundled apart, yet run in one process: the global object is what they share.
const shared = globalThis as {[gate]?: Promise<unknown>}

/** Lets pages wait until content that changed while the site was not running is in them, `limit` ms at most. */
export function holdPagesUntil(ready: Promise<unknown>, limit: number): void {
  const late = new Promise((resolve) => setTimeout(resolve, limit).unref())
  shared[gate] = Promise.race([ready, late])
}

/** Resolves at once, but for the first moment of a process. */
export async function startIsOver(): Promise<void> {
  await shared[gate]
}
