import {env} from '#/env.ts'

const startedAt = Date.now()
const offset = env.SITE_CLOCK ? Date.parse(env.SITE_CLOCK) - startedAt : 0

/**
 * `SITE_CLOCK` sets the clock at the start of the process. It is for lists, badges and dates, not for security or
 * expiry.
 */
export function now(): Date {
  return new Date(Date.now() + offset)
}

/** The site's clock is this many milliseconds ahead of the real one. */
export function clockOffset(): number {
  return offset
}
