import {observeNearViewport, whenIdle} from '#/browser/late-loading.ts'

const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 60_000

interface PollOptions {
  request: () => Promise<boolean>
  /** The delay follows a success; without it, polling ends with the first success. */
  everyMs?: number
}

export interface Poll {
  /** Sends the request now or, during a pause or another request, right after it. */
  refresh: () => void
  /** Sends the request at once if one is due. */
  resume: () => void
  pause: () => void
  stop: () => void
}

/** Starts paused and backs off exponentially after failures; requests never overlap. */
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
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS)
}

interface VisiblePollOptions {
  element: Element
  /** The signal aborts once the response is no longer needed. */
  request: (signal: AbortSignal) => Promise<boolean>
  everyMs?: number
}

/** Polls while the element is near the viewport and the page visible, and when the browser is back online. */
export function pollWhileVisible({element, request, everyMs}: VisiblePollOptions): Poll {
  const end = new AbortController()
  const {signal} = end
  const polling = poll({request: () => request(signal), everyMs})
  let isNear = false
  const update = () => (isNear && !document.hidden ? polling.resume() : polling.pause())
  const unobserve = observeNearViewport(element, (near) => {
    isNear = near
    // Visible resources, such as images and fonts, load first.
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
