import * as z from 'zod'
import {throwOnError} from '../_shared/service-client.ts'
import type {StripeClient} from '../_shared/stripe/stripe-client.ts'
import {StripeError} from '../_shared/stripe/stripe-error.ts'
import {settleEach, type Settling} from './settling.ts'

/** Has Stripe take revoked discount codes no more. */
export async function deactivateCodes(settling: Settling): Promise<void> {
  const {client, stripe} = settling
  const {data, error} = await client.rpc('codes_to_deactivate', {})
  throwOnError('codes_to_deactivate', error)
  await settleEach(data ?? [], settling, async ({code_id, promotion_code_id}) => {
    await deactivate(stripe, promotion_code_id)
    const finished = await client.rpc('finish_deactivation', {code_id})
    throwOnError('finish_deactivation', finished.error)
  })
}

const inactiveCode = z.object({active: z.literal(false)})

async function deactivate(stripe: StripeClient, id: string): Promise<void> {
  try {
    await stripe.post(`/v1/promotion_codes/${encodeURIComponent(id)}`, inactiveCode, {
      parameters: {active: false},
      // A repetition does no harm, and under a key Stripe would repeat its failures.
      idempotencyKey: crypto.randomUUID(),
    })
  } catch (error) {
    // What Stripe does not have, it does not take.
    if (!(error instanceof StripeError) || error.status !== 404) throw error
  }
}
