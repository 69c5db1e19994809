import type {Stripe} from 'stripe'
import * as z from 'zod'

/** A refund, as Stripe has it: the database takes it whole. */
export const stripeRefund = z.looseObject({id: z.string().min(1), object: z.literal('refund')})

/**
 * The refund that Stripe made for a request of ours, if any.
 *
 * @throws {Stripe.errors.StripeError}
 */
export async function findRefund(
  stripe: Stripe,
  {requestId, paymentIntentId}: {requestId: string; paymentIntentId: string},
): Promise<Stripe.Refund | undefined> {
  const {data} = await stripe.refunds.list({payment_intent: paymentIntentId, limit: 100})
  return data.find(({metadata}) => metadata?.refundRequestId === requestId)
}
