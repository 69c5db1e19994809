interface ClockEnv {
  SITE_CLOCK?: string | undefined
}

const startedAt = Date.now()

/**
 * The current instant of the site's clock, for what depends on the dates of content, such as whether registration is
 * open. If `SITE_CLOCK` is set, the clock started at that time with the process; hosted it is unset. Not for security,
 * expiry or erasure.
 */
export function now({SITE_CLOCK}: ClockEnv): Date {
  return new Date(Date.now() + (SITE_CLOCK ? Date.parse(SITE_CLOCK) - startedAt : 0))
}
