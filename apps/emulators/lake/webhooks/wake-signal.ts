/** Lets one loop sleep until another part of the program has something for it. */
export function createSignal() {
  let coming = Promise.withResolvers<void>()

  return {
    wake() {
      coming.resolve()
      coming = Promise.withResolvers()
    },
    /** Resolves with the next `wake`. Ask for it before looking for work, and none is missed. */
    next: () => coming.promise,
  }
}

/** Resolves once the signal is aborted. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), {once: true})
  })
