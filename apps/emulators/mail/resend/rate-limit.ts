import {createMiddleware} from 'hono/factory'
import {limitError} from './outage.ts'

/** The whole team shares the limit. @see https://resend.com/docs/api-reference/rate-limit */
export function limitRate(perSecond: number | undefined, now: () => number) {
  let second = 0
  let requests = 0

  return createMiddleware(async (c, next) => {
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
  })
}
