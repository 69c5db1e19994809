import type {SupabaseConfig} from '../read-config.ts'
import {authError} from './auth-error.ts'

const FIVE_MINUTES = 300_000
const HOUR = 3_600_000

/** How often something happened lately, in a sliding window; kept in memory. */
class Window {
  private readonly times = new Map<string, number[]>()
  private readonly lengthMs: number
  private readonly limit: number

  constructor(lengthMs: number, limit: number) {
    this.lengthMs = lengthMs
    this.limit = limit
  }

  /** Whether it may happen once more; then it counts. */
  take(key: string, now = Date.now()): boolean {
    const recent = (this.times.get(key) ?? []).filter((time) => now - time < this.lengthMs)
    const isAllowed = recent.length < this.limit
    this.times.set(key, isAllowed ? [...recent, now] : recent)
    return isAllowed
  }
}

const mailing = new Set(['/signup', '/recover', '/resend', '/otp', '/magiclink'])

/** The limits of config.toml as Supabase Auth applies them; returns the refusal, if there is one. */
export function rateLimits({
  rate_limit: limits,
}: SupabaseConfig['auth']): (path: string, query: URLSearchParams, address: string) => Response | undefined {
  const signIns = new Window(FIVE_MINUTES, limits.sign_in_sign_ups)
  const refreshes = new Window(FIVE_MINUTES, limits.token_refresh)
  const verifications = new Window(FIVE_MINUTES, limits.token_verifications)
  const mails = new Window(HOUR, limits.email_sent)

  const windowOf = (path: string, query: URLSearchParams) => {
    if (path === '/token') return query.get('grant_type') === 'refresh_token' ? refreshes : signIns
    if (path === '/verify') return verifications
    return path === '/signup' ? signIns : undefined
  }
  return (path, query, address) => {
    if (windowOf(path, query)?.take(address) === false)
      return authError(429, 'over_request_rate_limit', 'Request rate limit reached')
    if (mailing.has(path) && !mails.take('project'))
      return authError(429, 'over_email_send_rate_limit', 'Email rate limit exceeded')
    return undefined
  }
}
