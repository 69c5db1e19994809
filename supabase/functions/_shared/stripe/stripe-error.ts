import {Stripe} from 'stripe'
import * as z from 'zod'

/** @see https://docs.stripe.com/api/errors */
export const errorBody = z.object({error: z.looseObject({type: z.string(), message: z.string().optional()})})

export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError

/** Stripe has nothing of that id. */
export const isUnknownToStripe = (error: unknown): boolean => isStripeError(error) && error.statusCode === 404

/** Stripe refuses every request at the moment. */
export function isStripeOutage(error: unknown): boolean {
  if (!isStripeError(error)) return false
  const {statusCode: status} = error
  return status === undefined || status >= 500 || [401, 403, 429].includes(status)
}

/** Stripe refused the request or was not reached. Any other failure leaves the outcome unknown. */
export function hasNoEffect(error: Stripe.errors.StripeError): boolean {
  const {statusCode = 0, rawType, detail} = error
  if (error instanceof Stripe.errors.StripeConnectionError) return isUnconnected(detail)
  // An idempotency error concerns an earlier request with the key, which may have had its effect.
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

/** The request was never sent: Node reports a code, Deno only a message. */
function isUnconnected(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false
  const code: unknown = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined
  return (typeof code === 'string' && unconnected.has(code)) || /client error \(Connect\)/.test(error.message)
}
