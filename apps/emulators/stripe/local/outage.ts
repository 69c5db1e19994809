import {createMiddleware} from 'hono/factory'
import * as z from 'zod'
import {StripeError} from '../api/stripe-error.ts'

/**
 * Body of `POST /local/outage`: what becomes of requests to the API. A status; `timeout`: it has no effect and is never
 * answered; `lost`: it has its effect, but is never answered; `null`: the outage is over.
 */
export const outageRequest = z.strictObject({
  status: z.union([z.int().min(400).max(599), z.enum(['timeout', 'lost']), z.null()]),
  /** Only requests with this method. */
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** Only requests whose path begins so, such as `/v1/refunds`. */
  path: z.string().startsWith('/v1/').optional(),
  /** Only the next ones, so many. */
  times: z.int().min(1).max(1000).optional(),
  /** Every other request takes so long. */
  delayMs: z.int().min(0).max(60_000).optional(),
})

export type Outage = z.infer<typeof outageRequest>

/** How long an answer is withheld. Clients give up before. */
const SILENCE_MS = 60_000

/** The switch that makes the API fail, for tests. A restart ends an outage. */
export function createOutage() {
  let outage: Outage = {status: null}
  const waiting = new Set<() => void>()

  /** Until the client gives up, the time is over, or the outage changes. */
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((done) => {
      const timer = setTimeout(stop, ms)
      function stop() {
        clearTimeout(timer)
        waiting.delete(stop)
        done()
      }
      signal.addEventListener('abort', stop)
      waiting.add(stop)
    })

  /** Whether this request fails; counts it if so. */
  function strikes(method: string, path: string): boolean {
    if (outage.status === null) return false
    if (outage.method !== undefined && outage.method !== method) return false
    if (outage.path !== undefined && !path.startsWith(outage.path)) return false
    if (outage.times === undefined) return true
    const {times, ...rest} = outage
    outage = times === 1 ? {status: null, delayMs: outage.delayMs} : {...rest, times: times - 1}
    return true
  }

  return {
    current: () => outage,
    /** Requests whose answer is held back. */
    waiting: () => waiting.size,
    /** Holds a request back that has begun, as a slow API does. */
    async delay(signal: AbortSignal) {
      const {delayMs = 0} = outage
      if (delayMs > 0) await wait(delayMs, signal)
    },
    set(next: Outage) {
      outage = next
      for (const stop of waiting) stop()
    },
    middleware: createMiddleware(async (c, next) => {
      const {status} = outage
      if (!strikes(c.req.method, c.req.path) || status === null) return next()
      if (typeof status === 'number') throw outageError(status)
      if (status === 'lost') await next()
      await wait(SILENCE_MS, c.req.raw.signal)
      throw outageError(504)
    }),
  }
}

export type OutageSwitch = ReturnType<typeof createOutage>

/** Stripe's error for a status. */
function outageError(status: number): StripeError {
  if (status !== 429)
    return new StripeError(status, {type: 'api_error', message: 'An unknown error occurred'})
  return new StripeError(
    429,
    {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message:
        'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
    },
    {'retry-after': '1', 'stripe-rate-limited-reason': 'global-rate'},
  )
}
