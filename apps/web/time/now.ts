import {env} from '#/environment/env.ts'

const startedAt = Date.now()
const offset = env.SITE_CLOCK ? Date.parse(env.SITE_CLOCK) - startedAt : 0

/**
 * `SITE_CLOCK` sets the time at which the clock starts with the process. The clock is for lists, badges and dates, not
 * for security, expiry or erasure.
 */
export function now(): Date {
  return new Date(Date.now() + offset)
}

/** Where the site's clock started, if it is not the real one. */
export const clockStart = env.SITE_CLOCK

/** The site's clock is this many milliseconds ahead of the real one. */
export function clockOffset(): number {
  return offset
}
