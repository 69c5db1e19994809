import type {Store} from './open-store.ts'

/** A test may advance the clock but never set it back. */
export function openClock(store: Store) {
  let advanced = Number(store.setting('clock_advanced_ms') ?? 0)
  const ms = () => Date.now() + advanced

  return {
    ms,
    /** Objects have times in seconds since 1970. */
    seconds: () => Math.floor(ms() / 1000),
    /** The advanced time survives restarts, since objects contain it. */
    advance(seconds: number) {
      advanced += seconds * 1000
      store.setSetting('clock_advanced_ms', String(advanced))
    },
  }
}

export type Clock = ReturnType<typeof openClock>
