import {env} from '#/env.ts'

const startedAt = Date.now()
const offset = env.SITE_CLOCK ? Date.parse(env.SITE_CLOCK) - startedAt : 0

/**
 * The current instant, for lists, badges and dates. If `SITE_CLOCK` is set, the process started at that time and the clock
 * runs on from there. Never for security, expiry or erasure.
 */
export function now(): Date {
  return new Date(Date.now() + offset)
}

/** Milliseconds that the site's clock is ahead of the real one. */
export function clockOffset(): number {
  return offset
}
