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

/** The callback runs after two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, {timeout: 2000})
  else setTimeout(run, 200)
}
