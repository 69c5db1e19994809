import {createMiddleware} from 'hono/factory'
import {recipientsOf, type Email} from './email-request.ts'
import {limitError} from './outage.ts'
import type {SentEmails} from './sent-emails.ts'

/** Unset: not limited. */
export interface LimitSettings {
  /** Requests per second of the whole team. */
  perSecond: number | undefined
  /** Recipients in a calendar day, UTC. */
  perDay: number | undefined
  /** Recipients in a calendar month, UTC. */
  perMonth: number | undefined
}

interface LimitOptions {
  limits: LimitSettings
  sent: SentEmails
  now: () => number
}

/**
 * Resend's limits.
 * @see https://resend.com/docs/api-reference/rate-limit
 */
export function createLimits({limits: {perSecond, perDay, perMonth}, sent, now}: LimitOptions) {
  let second = 0
  let requests = 0

  return {
    /** Counts a request and says with each response how many are left. */
    rate: createMiddleware(async (c, next) => {
      if (perSecond === undefined) return next()
      const current = Math.floor(now() / 1000)
      if (current !== second) [second, requests] = [current, 0]
      requests += 1
      c.header('ratelimit-limit', String(perSecond))
      c.header('ratelimit-remaining', String(Math.max(0, perSecond - requests)))
      c.header('ratelimit-reset', '1')
      c.header('ratelimit-policy', `${perSecond};w=1`)
      if (requests > perSecond) throw limitError('rate_limit_exceeded')
      await next()
    }),
    /** @throws {ResendError} when the quota does not allow all of these emails */
    requireQuota(emails: readonly Email[]) {
      const count = recipientsOf(emails)
      const {day, month} = sent.usage(now())
      if (perDay !== undefined && day + count > perDay) throw limitError('daily_quota_exceeded')
      if (perMonth !== undefined && month + count > perMonth) throw limitError('monthly_quota_exceeded')
    },
    /** Says with a response how much of each quota is used. */
    usageHeaders(): Record<string, string> {
      const {day, month} = sent.usage(now())
      return {
        ...(perDay !== undefined && {'x-resend-daily-quota': String(day)}),
        ...(perMonth !== undefined && {'x-resend-monthly-quota': String(month)}),
      }
    },
  }
}

export type Limits = ReturnType<typeof createLimits>
