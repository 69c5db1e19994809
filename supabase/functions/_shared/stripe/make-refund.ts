import {logLine} from '@site/schemas/log-line'
import type {Stripe} from 'stripe'
import * as z from 'zod'
import {HttpError} from '../http-error.ts'
import type {Refund} from '../payment-reports.ts'
import type {ServiceClient} from '../service-client.ts'
import {findRefund, refund} from './refund.ts'
import {checkShape} from './stripe-client.ts'
import {hasNoEffect, isStripeError} from './stripe-error.ts'

export const storedRefund = z.object({
  requestId: z.uuid(),
  paymentId: z.uuid(),
  paymentIntentId: z.string().min(1),
  amountPence: z.int().min(1),
  idempotencyKey: z.string().min(1),
  isRepeated: z.boolean(),
  isDone: z.boolean(),
})

type StoredRefund = z.output<typeof storedRefund>

/** @throws {HttpError} payment_state when Stripe has a refund or dispute not stored yet, or payments_unavailable */
export async function makeRefund(
  client: ServiceClient,
  stripe: Stripe,
  request: StoredRefund,
): Promise<Refund> {
  try {
    return await findOrCreate(stripe, request)
  } catch (cause) {
    if (!isStripeError(cause)) throw cause
    // If Stripe refuses a repetition, the earlier attempt may still have succeeded.
    if (hasNoEffect(cause) && !request.isRepeated) await abandon(client, request)
    if (cause.code === 'charge_already_refunded' || cause.code === 'charge_disputed')
      throw new HttpError('payment_state', 'Stripe knows of a refund or a dispute', {cause})
    throw new HttpError('payments_unavailable', 'Stripe makes no refund at the moment', {cause})
  }
}

/** Another request for the same press of the button may be in progress. */
const ATTEMPTS = 4
const PAUSE_MS = 500

async function findOrCreate(stripe: Stripe, request: StoredRefund): Promise<Refund> {
  for (let attempt = 1; ; attempt += 1) {
    const found = request.isRepeated && (await findRefund(stripe, request))
    if (found) return found
    try {
      return await createRefund(stripe, request)
    } catch (cause) {
      const isUnderWay = isStripeError(cause) && cause.code === 'idempotency_key_in_use'
      if (!isUnderWay || attempt === ATTEMPTS) throw cause
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

async function createRefund(stripe: Stripe, request: StoredRefund): Promise<Refund> {
  const made = await stripe.refunds.create(
    {
      payment_intent: request.paymentIntentId,
      amount: request.amountPence,
      reason: 'requested_by_customer',
      metadata: {refundRequestId: request.requestId, paymentId: request.paymentId},
    },
    {idempotencyKey: request.idempotencyKey},
  )
  return checkShape(refund, made)
}

/** If this fails, reconcile-payments abandons the refund. */
async function abandon(client: ServiceClient, {requestId}: StoredRefund): Promise<void> {
  const {error} = await client.rpc('abandon_refund', {request_id: requestId})
  if (error) console.error(logLine('abandon_refund:', error.message))
}
