import {env} from '#/env.ts'

const startedAt = Date.now()
const offset = env.SITE_CLOCK ? Date.parse(env.SITE_CLOCK) - startedAt : 0

/**
 * The present instant for lists, badges and banner dates. Where `SITE_CLOCK` is set, it was that time when the process
 * started, and the clock runs on from there. Never for security, expiry or erasure.
 */
export function now(): Date {
  return new Date(Date.now() + offset)
}

/** By how much the site's clock is ahead of the real one, in milliseconds. */
export function clockAhead(): number {
  return offset
}
