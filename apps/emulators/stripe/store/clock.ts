import type {Store} from './open-store.ts'

/** The account's time, which a test may advance but never set back. */
export function openClock(store: Store, now: () => number) {
  let advanced = Number(store.setting('clock_advanced_ms') ?? 0)
  const ms = () => now() + advanced

  return {
    /** Milliseconds since 1970. */
    ms,
    /** Seconds since 1970, as in every object. */
    seconds: () => Math.floor(ms() / 1000),
    /** Kept across restarts, since objects bear the advanced time. */
    advance(seconds: number) {
      advanced += seconds * 1000
      store.setSetting('clock_advanced_ms', String(advanced))
    },
  }
}

export type Clock = ReturnType<typeof openClock>
