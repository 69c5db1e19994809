import {env} from '#/env.ts'

const startedAt = Date.now()
const offset = env.SITE_CLOCK ? Date.parse(env.SITE_CLOCK) - startedAt : 0

/**
 * The current instant of the site's clock, for lists, badges and dates. If `SITE_CLOCK` is set, the clock started at
 * that time with the process. Not for security, expiry or erasure.
 */
export function now(): Date {
  return new Date(Date.now() + offset)
}

/** Offset of the site's clock from the real one, in milliseconds. */
export function clockOffset(): number {
  return offset
}
