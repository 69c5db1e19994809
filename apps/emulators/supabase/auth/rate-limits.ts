import type {SupabaseConfig} from '../read-config.ts'
import {AuthError} from './auth-error.ts'

const BURST = 30
const HOUR_MS = 3_600_000
const FIVE_MINUTES_S = 300
const MAX_KEYS = 10_000

/** Each key has a bucket of 30 tokens, refilled at a steady rate. */
export class TokenBuckets {
  readonly #perMs: number
  readonly #buckets = new Map<string, {tokens: number; at: number}>()

  constructor(perSecond: number) {
    this.#perMs = perSecond / 1000
  }

  take(key: string, now = Date.now()): boolean {
    if (this.#buckets.size >= MAX_KEYS) this.#forgetFull(now)
    const tokens = this.#tokens(key, now)
    const isAllowed = tokens >= 1
    this.#buckets.set(key, {tokens: isAllowed ? tokens - 1 : tokens, at: now})
    return isAllowed
  }

  #tokens(key: string, now: number): number {
    const bucket = this.#buckets.get(key)
    return bucket ? Math.min(BURST, bucket.tokens + (now - bucket.at) * this.#perMs) : BURST
  }

  #forgetFull(now: number) {
    for (const key of this.#buckets.keys()) if (this.#tokens(key, now) >= BURST) this.#buckets.delete(key)
  }
}

/** The events of all callers count together. */
export class IntervalLimit {
  readonly #events: number
  readonly #intervalMs: number
  #start: number
  #count = 0

  constructor(events: number, intervalMs: number, start = Date.now()) {
    this.#events = events
    this.#intervalMs = intervalMs
    this.#start = start
  }

  take(now = Date.now()): boolean {
    const passed = Math.floor((now - this.#start) / this.#intervalMs)
    if (passed > 0) {
      this.#start += passed * this.#intervalMs
      this.#count = 0
    }
    if (this.#count >= this.#events) return false
    this.#count++
    return true
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>

/** @see https://github.com/supabase/auth/blob/master/internal/api/apilimiter/apilimiter.go */
export function createRateLimits({rate_limit: limits}: SupabaseConfig['auth']) {
  const perFiveMinutes = (events: number) => new TokenBuckets(events / FIVE_MINUTES_S)
  const endpoints = {
    signup: perFiveMinutes(limits.sign_in_sign_ups),
    recover: perFiveMinutes(limits.sign_in_sign_ups),
    resend: perFiveMinutes(limits.sign_in_sign_ups),
    magiclink: perFiveMinutes(limits.sign_in_sign_ups),
    otp: perFiveMinutes(limits.sign_in_sign_ups),
    user: perFiveMinutes(limits.sign_in_sign_ups),
    // Log-ins with a password count as well.
    token: perFiveMinutes(limits.token_refresh),
    verify: perFiveMinutes(limits.token_verifications),
  }
  const emails = new IntervalLimit(limits.email_sent, HOUR_MS)
  return {
    /** @throws {AuthError} 429 */
    takeRequest(endpoint: keyof typeof endpoints, ip: string) {
      if (!endpoints[endpoint].take(ip))
        throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
    },
    /** @throws {AuthError} 429 */
    takeEmail() {
      if (!emails.take()) throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
    },
  }
}
