import {Stripe} from 'stripe'
import * as z from 'zod'

/** @see https://docs.stripe.com/api/errors */
export const errorBody = z.object({error: z.looseObject({type: z.string(), message: z.string().optional()})})

export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError

/**
 * Whether a request certainly had no effect: Stripe refused it, or could not be reached. Otherwise only a repetition with the
 * same idempotency key, or a look at what Stripe has, tells.
 */
export function hasNoEffect(error: Stripe.errors.StripeError): boolean {
  const {statusCode = 0, rawType, detail} = error
  if (error instanceof Stripe.errors.StripeConnectionError) return isUnconnected(detail)
  // An idempotency error tells of an earlier request with the key, which may have had its effect or be under way.
  const isRefusal = rawType !== undefined && rawType !== 'idempotency_error'
  return isRefusal && statusCode >= 400 && statusCode < 500
}

const unconnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether the connection failed, so that the request was never sent: Node names a code, Deno says it in the message. */
function isUnconnected(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false
  const code: unknown = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined
  return (typeof code === 'string' && unconnected.has(code)) || /client error \(Connect\)/.test(error.message)
}
