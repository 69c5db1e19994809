import type {Stripe} from 'stripe'
import * as z from 'zod'
import {throwOnError} from '../_shared/service-client.ts'
import {checkShape} from '../_shared/stripe/stripe-client.ts'
import {isStripeError} from '../_shared/stripe/stripe-error.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'

export async function deactivateCodes(reconciliation: Reconciliation): Promise<number> {
  const {client, stripe} = reconciliation
  const {data, error} = await client.rpc('codes_to_deactivate', {})
  throwOnError('codes_to_deactivate', error)
  return handleEach(data ?? [], reconciliation, async ({code_id, promotion_code_id}) => {
    await deactivate(stripe, promotion_code_id)
    const finished = await client.rpc('finish_deactivation', {code_id})
    throwOnError('finish_deactivation', finished.error)
  })
}

const inactiveCode = z.object({active: z.literal(false)})

async function deactivate(stripe: Stripe, id: string): Promise<void> {
  try {
    // A repetition does no harm, and under a key of ours Stripe would repeat its failures.
    checkShape(inactiveCode, await stripe.promotionCodes.update(id, {active: false}))
  } catch (error) {
    // Nobody can use a code that Stripe does not have.
    if (!isStripeError(error) || error.statusCode !== 404) throw error
  }
}
