import type {HonoRequest} from 'hono'
import * as z from 'zod'
import {createOutage, outageStatus} from '../../http/outage.ts'
import {StripeError} from '../api/stripe-error.ts'

/** Body of `POST /local/outage`: what becomes of requests to the API. */
export const outageRequest = z.strictObject({
  status: outageStatus,
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

/** The switch that makes the API fail or slow. */
export function createStripeOutage() {
  const outage = createOutage({request: outageRequest, errorOf: outageError, strike})
  return {
    ...outage,
    /** Holds a request back that has begun, as a slow API does. */
    async delay(signal: AbortSignal) {
      const {delayMs = 0} = outage.current()
      if (delayMs > 0) await outage.wait(delayMs, signal)
    },
  }
}

export type OutageSwitch = ReturnType<typeof createStripeOutage>

/** Strikes one method and path, if the outage names them, and only so many times. */
function strike(outage: Outage, request: HonoRequest): Outage | undefined {
  if (outage.method !== undefined && outage.method !== request.method) return undefined
  if (outage.path !== undefined && !request.path.startsWith(outage.path)) return undefined
  const {times, ...rest} = outage
  if (times === undefined) return outage
  return times === 1 ? {status: null, delayMs: outage.delayMs} : {...rest, times: times - 1}
}

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
