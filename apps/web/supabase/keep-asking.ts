const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000

interface Question {
  /** Asks once. Resolves to whether there was an answer, and never rejects. */
  ask: () => Promise<boolean>
  /** How long after an answer to ask again; without it, one answer is enough. */
  everyMs?: number
}

export interface KeptAsking {
  /** Asks at once, or as soon as it may. */
  askNow: () => void
  /** Begins, or goes on after a pause; asks at once if an answer is due. */
  resume: () => void
  pause: () => void
  stop: () => void
}

/** Asks until there is an answer, waiting longer after each failure. Begins paused; never asks twice at a time. */
export function keepAsking({ask, everyMs}: Question): KeptAsking {
  let failures = 0
  let isDue = true
  let isAsking = false
  let isPaused = true
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function askOnce() {
    isDue = false
    isAsking = true
    failures = (await ask()) ? 0 : failures + 1
    isAsking = false
    goOn()
  }

  function goOn() {
    clearTimeout(timer)
    if (isStopped || isPaused || isAsking) return
    if (isDue) {
      void askOnce()
      return
    }
    const wait = failures > 0 ? waitAfter(failures) : everyMs
    if (wait !== undefined) timer = setTimeout(askNow, wait)
  }

  function askNow() {
    isDue = true
    goOn()
  }

  return {
    askNow,
    resume() {
      if (!isPaused) return
      isPaused = false
      goOn()
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

function waitAfter(failures: number) {
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS)
}
