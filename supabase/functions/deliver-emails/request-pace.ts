type Headers = Record<string, string> | null

interface RequestPace {
  wait(signal: AbortSignal): Promise<void>
  note(headers: Headers): void
  waitMs(): number
}

/** Resend states its rate limit in each response: https://resend.com/docs/api-reference/rate-limit. */
export function createRequestPace(now: () => number = Date.now): RequestPace {
  let nextAt = 0
  const waitMs = () => Math.max(0, nextAt - now())
  return {
    waitMs,
    note(headers) {
      if (!headers) return
      const isUsedUp = headers['ratelimit-remaining'] === '0'
      const seconds = Number(headers['retry-after']) || (isUsedUp && Number(headers['ratelimit-reset'])) || 0
      nextAt = Math.max(nextAt, now() + seconds * 1000)
    },
    async wait(signal) {
      while (waitMs() > 0 && !signal.aborted) await pause(waitMs(), signal)
    },
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
