import type {Stripe} from 'stripe'
import * as z from 'zod'

/** The shape is loose because the database receives the whole refund. */
export const stripeRefund = z.looseObject({id: z.string().min(1), object: z.literal('refund')})

export async function findRefund(
  stripe: Stripe,
  {requestId, paymentIntentId}: {requestId: string; paymentIntentId: string},
): Promise<Stripe.Refund | undefined> {
  const {data} = await stripe.refunds.list({payment_intent: paymentIntentId, limit: 100})
  return data.find(({metadata}) => metadata?.refundRequestId === requestId)
}
