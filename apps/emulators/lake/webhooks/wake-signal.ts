/** Lets a loop sleep until another part of the program wakes it. */
export function createSignal() {
  let coming = Promise.withResolvers<void>()

  return {
    wake() {
      coming.resolve()
      coming = Promise.withResolvers()
    },
    /** Resolves at the next `wake`. Call it before checking for work, so that no wake is missed. */
    next: () => coming.promise,
  }
}

/** Resolves when the signal is aborted. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), {once: true})
  })
