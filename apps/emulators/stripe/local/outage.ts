import type {HonoRequest} from 'hono'
import * as z from 'zod'
import {createOutage, outageStatus} from '../../http/outage.ts'
import {StripeError} from '../api/stripe-error.ts'

export const outageRequest = z.strictObject({
  status: outageStatus,
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** This is the start of a path, such as `/v1/refunds`. */
  path: z.string().startsWith('/v1/').optional(),
  times: z.int().min(1).max(1000).optional(),
  delayMs: z.int().min(0).max(60_000).optional(),
})

export type Outage = z.infer<typeof outageRequest>

export function createStripeOutage() {
  const outage = createOutage({request: outageRequest, errorOf: outageError, strike})
  return {
    ...outage,
    /** The request has started before it waits, as with a slow API. */
    async delay(signal: AbortSignal) {
      const {delayMs = 0} = outage.current()
      if (delayMs > 0) await outage.wait(delayMs, signal)
    },
  }
}

export type OutageSwitch = ReturnType<typeof createStripeOutage>

function strike(outage: Outage, request: HonoRequest): Outage | undefined {
  if (outage.method !== undefined && outage.method !== request.method) return undefined
  if (outage.path !== undefined && !request.path.startsWith(outage.path)) return undefined
  const {times, ...rest} = outage
  if (times === undefined) return outage
  return times === 1 ? {status: null, delayMs: outage.delayMs} : {...rest, times: times - 1}
}

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
