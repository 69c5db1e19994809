import type {Stripe} from 'stripe'
import * as z from 'zod'
import {checkShape} from './stripe-client.ts'
import {isStripeError, isUnknownToStripe} from './stripe-error.ts'

export const storedCode = z.object({
  id: z.uuid(),
  code: z.string().min(1),
  amountPence: z.int().min(1),
  currency: z.literal('GBP'),
  eventKey: z.string().min(1),
  validUntil: z.string(),
  /** Unix time in seconds. */
  expiresAt: z.int(),
  isReady: z.boolean(),
})

type StoredCode = z.output<typeof storedCode>

/** Stripe's page shows this in either language, and allows 40 characters. */
const COUPON_NAME = 'Nario nuolaida · Member discount'

/** A repetition finds what an earlier attempt created: the coupon has our id, and active codes are unique. */
export async function createPromotionCode(stripe: Stripe, code: StoredCode): Promise<string> {
  const metadata = {codeId: code.id, eventKey: code.eventKey}
  const created = await createOrFind(
    () =>
      stripe.coupons.create(
        {
          id: code.id,
          amount_off: code.amountPence,
          currency: code.currency.toLowerCase(),
          duration: 'once',
          name: COUPON_NAME,
          metadata,
        },
        {idempotencyKey: keyOf('coupon', code)},
      ),
    () => stripe.coupons.retrieve(code.id),
  )
  const {id} = await createOrFind(
    () =>
      stripe.promotionCodes.create(
        {
          promotion: {type: 'coupon', coupon: created.id},
          code: code.code,
          max_redemptions: 1,
          expires_at: code.expiresAt,
          metadata,
        },
        {idempotencyKey: keyOf('promotion-code', code)},
      ),
    async () => {
      const {data} = await stripe.promotionCodes.list({code: code.code, limit: 10})
      return data.find((each) => each.metadata?.codeId === code.id)
    },
  )
  return id
}

/** Changes every hour: under the same key, Stripe repeats a failure (5xx) for a day. */
const keyOf = (what: string, {id}: StoredCode) => `${what}/${id}/${Math.floor(Date.now() / 3_600_000)}`

/** Another request with the key may be in progress. */
const WAITS = 5
const WAIT_MS = 400

async function createOrFind<Found>(
  create: () => Promise<Found>,
  find: () => Promise<Found | undefined>,
  waits = WAITS,
): Promise<Found> {
  try {
    return await create()
  } catch (error) {
    if (!isStripeError(error)) throw error
    if (error.code === 'idempotency_key_in_use' && waits > 0) {
      await new Promise((done) => setTimeout(done, WAIT_MS))
      return createOrFind(create, find, waits - 1)
    }
    if (error.code !== 'resource_already_exists') throw error
    const found = await find()
    if (!found) throw error
    return found
  }
}

const inactiveCode = z.object({active: z.literal(false)})

export async function deactivateCode(stripe: Stripe, id: string): Promise<void> {
  try {
    // A repetition does no harm, and under a key of ours Stripe would repeat its failures.
    checkShape(inactiveCode, await stripe.promotionCodes.update(id, {active: false}))
  } catch (error) {
    // Nobody can use a code that Stripe does not have.
    if (!isUnknownToStripe(error)) throw error
  }
}
