import * as z from 'zod'
import type {StripeClient} from './stripe-client.ts'

/** A refund, as Stripe has it: the database takes it whole. */
export const stripeRefund = z.looseObject({
  id: z.string().min(1),
  object: z.literal('refund'),
  metadata: z.record(z.string(), z.string()).nullish(),
})

export type StripeRefund = z.output<typeof stripeRefund>

const stripeRefunds = z.object({data: z.array(stripeRefund)})

/**
 * The refund that Stripe made for a request of ours, if any.
 *
 * @throws {StripeError}
 */
export async function findRefund(
  stripe: StripeClient,
  {requestId, paymentIntentId}: {requestId: string; paymentIntentId: string},
): Promise<StripeRefund | undefined> {
  const parameters = {payment_intent: paymentIntentId, limit: 100}
  const {data} = await stripe.get('/v1/refunds', stripeRefunds, parameters)
  return data.find(({metadata}) => metadata?.refundRequestId === requestId)
}
