export interface ClockEnv {
  SITE_CLOCK?: string | undefined
}

const startedAt = Date.now()

/** Decides what depends on dates of content, never security, expiry or erasure. `SITE_CLOCK` is unset when hosted. */
export function now({SITE_CLOCK}: ClockEnv): Date {
  return new Date(Date.now() + (SITE_CLOCK ? Date.parse(SITE_CLOCK) - startedAt : 0))
}
