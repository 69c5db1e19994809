import {keepAsking, type KeptAsking} from './keep-asking.ts'

/** How far outside the window something is loaded already. */
const NEAR = '400px 0px'

/** Calls when the element comes near the window, and when it leaves. Returns how to stop. */
export function watchNearness(element: Element, onChange: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: NEAR,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

interface Seen {
  element: Element
  /** Asks once. Resolves to whether there was an answer; the signal says that nobody wants it any more. */
  ask: (signal: AbortSignal) => Promise<boolean>
  everyMs?: number
}

/** Asks while the element is near the window of a visible page: at once when it comes, when the page returns, and when the network does. */
export function askWhileSeen({element, ask, everyMs}: Seen): KeptAsking {
  const end = new AbortController()
  const {signal} = end
  const asking = keepAsking({ask: () => ask(signal), everyMs})
  let isNear = false
  const update = () => (isNear && !document.hidden ? asking.resume() : asking.pause())
  const unwatch = watchNearness(element, (near) => {
    isNear = near
    // What is visible first, such as pictures and fonts, goes first.
    if (near) whenIdle(update)
    else update()
  })
  addEventListener('online', asking.askNow, {signal})
  document.addEventListener('visibilitychange', update, {signal})
  return {
    ...asking,
    stop() {
      end.abort()
      unwatch()
      asking.stop()
    },
  }
}

/** Runs it when the browser has nothing more urgent to do, within two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, {timeout: 2000})
  else setTimeout(run, 200)
}
