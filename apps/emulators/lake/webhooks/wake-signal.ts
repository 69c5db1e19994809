export function createSignal() {
  let coming = Promise.withResolvers<void>()

  return {
    wake() {
      coming.resolve()
      coming = Promise.withResolvers()
    },
    /** It must be called before checking for work, so that no wake is missed. */
    next: () => coming.promise,
  }
}

export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), {once: true})
  })
