import type {SupabaseConfig} from '../read-config.ts'
import {authError} from './auth-responses.ts'

const FIVE_MINUTES = 300_000
const HOUR = 3_600_000

/** A sliding window in memory that allows `limit` events per key. */
class Window {
  private readonly times = new Map<string, number[]>()
  private readonly lengthMs: number
  private readonly limit: number

  constructor(lengthMs: number, limit: number) {
    this.lengthMs = lengthMs
    this.limit = limit
  }

  /** Counts one more event and returns true, or returns false when the limit is reached. */
  take(key: string, now = Date.now()): boolean {
    const recent = (this.times.get(key) ?? []).filter((time) => now - time < this.lengthMs)
    const isAllowed = recent.length < this.limit
    this.times.set(key, isAllowed ? [...recent, now] : recent)
    return isAllowed
  }
}

const emailing = new Set(['/signup', '/recover', '/resend', '/otp', '/magiclink'])

/** Applies `[auth.rate_limit]` of config.toml as Supabase Auth does; returns a 429, or undefined. */
export function createRateLimits({
  rate_limit: limits,
}: SupabaseConfig['auth']): (path: string, query: URLSearchParams, ip: string) => Response | undefined {
  const signIns = new Window(FIVE_MINUTES, limits.sign_in_sign_ups)
  const refreshes = new Window(FIVE_MINUTES, limits.token_refresh)
  const verifications = new Window(FIVE_MINUTES, limits.token_verifications)
  const emails = new Window(HOUR, limits.email_sent)

  const windowOf = (path: string, query: URLSearchParams) => {
    if (path === '/token') return query.get('grant_type') === 'refresh_token' ? refreshes : signIns
    if (path === '/verify') return verifications
    return path === '/signup' ? signIns : undefined
  }
  return (path, query, ip) => {
    if (windowOf(path, query)?.take(ip) === false)
      return authError(429, 'over_request_rate_limit', 'Request rate limit reached')
    if (emailing.has(path) && !emails.take('project'))
      return authError(429, 'over_email_send_rate_limit', 'Email rate limit exceeded')
    return undefined
  }
}

/** Returns a 429 when the last email of this kind to the same user is under `everySeconds` old. */
export function emailTooSoon(lastSentAt: string | null, everySeconds: number): Response | undefined {
  if (!lastSentAt) return undefined
  const left = Math.ceil(everySeconds - (Date.now() - new Date(lastSentAt).getTime()) / 1000)
  if (left <= 0) return undefined
  const message = `For security purposes, you can only request this after ${left} seconds.`
  return authError(429, 'over_email_send_rate_limit', message)
}
