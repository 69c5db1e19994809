const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000

interface PollOptions {
  /** Sends the request once. Resolves to whether it succeeded; must not reject. */
  request: () => Promise<boolean>
  /** Time from one success to the next request; without it, polling ends with the first success. */
  everyMs?: number
}

export interface Poll {
  /** Sends the request now or, during a pause or another request, as soon as that is over. */
  refresh: () => void
  /** Starts, or continues after a pause; sends the request at once if it is due. */
  resume: () => void
  pause: () => void
  stop: () => void
}

/** Repeats a request until it succeeds, with growing delays, then at an interval. Starts paused; never overlaps. */
export function poll({request, everyMs}: PollOptions): Poll {
  let failures = 0
  let isDue = true
  let isRunning = false
  let isPaused = true
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run() {
    isDue = false
    isRunning = true
    failures = (await request()) ? 0 : failures + 1
    isRunning = false
    schedule()
  }

  function schedule() {
    clearTimeout(timer)
    if (isStopped || isPaused || isRunning) return
    if (isDue) {
      void run()
      return
    }
    const delay = failures > 0 ? retryDelay(failures) : everyMs
    if (delay !== undefined) timer = setTimeout(refresh, delay)
  }

  function refresh() {
    isDue = true
    schedule()
  }

  return {
    refresh,
    resume() {
      if (!isPaused) return
      isPaused = false
      schedule()
    },
    pause() {
      isPaused = true
      clearTimeout(timer)
      isDue ||= failures > 0 || everyMs !== undefined
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function retryDelay(failures: number) {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)
}

interface VisiblePollOptions {
  element: Element
  /** As of `poll`; the signal aborts once nobody wants the response any more. */
  request: (signal: AbortSignal) => Promise<boolean>
  everyMs?: number
}

/** Polls while the element is near the viewport of a visible page; also as soon as the connection is back. */
export function pollWhileVisible({element, request, everyMs}: VisiblePollOptions): Poll {
  const end = new AbortController()
  const {signal} = end
  const polling = poll({request: () => request(signal), everyMs})
  let isNear = false
  const update = () => (isNear && !document.hidden ? polling.resume() : polling.pause())
  const unobserve = observeNearViewport(element, (near) => {
    isNear = near
    // What is visible first, such as pictures and fonts, goes first.
    if (near) whenIdle(update)
    else update()
  })
  addEventListener('online', polling.refresh, {signal})
  document.addEventListener('visibilitychange', update, {signal})
  return {
    ...polling,
    stop() {
      end.abort()
      unobserve()
      polling.stop()
    },
  }
}

/** How far outside the viewport loading starts. */
const NEAR = '400px 0px'

/** Calls back when the element comes near the viewport, and when it leaves. Returns how to stop. */
export function observeNearViewport(element: Element, onChange: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: NEAR,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Runs when the browser has nothing more urgent to do, within two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, {timeout: 2000})
  else setTimeout(run, 200)
}
