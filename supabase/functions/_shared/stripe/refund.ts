import type {Stripe} from 'stripe'
import * as z from 'zod'
import type {Refund} from '../payment-reports.ts'
import {id, instant, pence, reference, text} from './shapes.ts'
import {checkShape} from './stripe-client.ts'

export const refund = z
  .object({
    id,
    payment_intent: reference.nullish(),
    amount: pence,
    // One of long ago may have none.
    status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']).nullish(),
    created: instant,
    metadata: z.object({refundRequestId: text.optional()}).nullish(),
  })
  .transform((of): Refund => ({
    refundId: of.id,
    paidWith: of.payment_intent ?? null,
    pence: of.amount,
    status: of.status ?? 'succeeded',
    createdAt: of.created,
    requestId: of.metadata?.refundRequestId ?? null,
  }))

export async function findRefund(
  stripe: Stripe,
  {requestId, paymentIntentId}: {requestId: string; paymentIntentId: string},
): Promise<Refund | undefined> {
  const {data} = await stripe.refunds.list({payment_intent: paymentIntentId, limit: 100})
  const found = data.find(({metadata}) => metadata?.refundRequestId === requestId)
  return found && checkShape(refund, found)
}
