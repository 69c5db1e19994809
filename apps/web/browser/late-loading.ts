/** Loading starts at this distance from the viewport. */
const NEAR = '400px 0px'

/** Returns a function that stops the observation. */
export function observeNearViewport(element: Element, onChange: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: NEAR,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Scripts that have not run by then are taken for dead. */
export const AWAITED_MS = 9000

/** A script that breaks while it is parsed neither loads nor fails for the bundler, which would wait for ever. */
export const inTime = <Value>(loading: Promise<Value>): Promise<Value> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      setTimeout(reject, AWAITED_MS, new Error('A script has not run in time'))
    }),
  ])

/** The callback runs after two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, {timeout: 2000})
  else setTimeout(run, 200)
}
