import type {Store} from './open-store.ts'

/** A test may advance the clock but never set it back. */
export function openClock(store: Store) {
  let advanced = Number(store.setting('clock_advanced_ms') ?? 0)
  let past: number | undefined
  const ms = () => Date.now() + advanced

  return {
    ms,
    /** Objects have times in seconds since 1970. */
    seconds: () => past ?? Math.floor(ms() / 1000),
    /** What was due then, but is done only now, gets the time at which it was due. */
    at<Result>(seconds: number, work: () => Result): Result {
      past = seconds
      try {
        return work()
      } finally {
        past = undefined
      }
    },
    /** The advanced time survives restarts, since objects contain it. */
    advance(seconds: number) {
      advanced += seconds * 1000
      store.setSetting('clock_advanced_ms', String(advanced))
    },
  }
}

export type Clock = ReturnType<typeof openClock>
