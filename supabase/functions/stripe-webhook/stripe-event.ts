import * as z from 'zod'
import {seconds, stripePayout} from '../_shared/stripe/payout.ts'

const pence = z.int().min(0).max(2_147_483_647)
const id = z.string().min(1).max(255)

const named = z.looseObject({id})
const paidSession = z.looseObject({id, amount_total: pence, currency: z.string().regex(/^[a-z]{3}$/i)})
const refund = z.looseObject({id, amount: pence, created: seconds, status: z.string().nullish()})
const dispute = z.looseObject({id, amount: pence, status: z.string()})

/** The database reads only these fields of an object. The key is the beginning of the event's type. */
const objects: [string, z.ZodType][] = [
  ['checkout.session.expired', named],
  ['checkout.session.async_payment_failed', named],
  ['checkout.session.completed', z.union([named.extend({payment_status: z.literal('unpaid')}), paidSession])],
  ['checkout.session.async_payment_succeeded', paidSession],
  ['charge.refunded', z.looseObject({amount_refunded: pence})],
  ['charge.refund.', refund],
  ['refund.', refund],
  ['charge.dispute.', dispute],
  ['customer.updated', named],
  ['customer.subscription.', named],
  ['payout.', stripePayout],
  [
    'promotion_code.updated',
    z.looseObject({id, times_redeemed: z.int().min(0).max(2_147_483_647), active: z.boolean()}),
  ],
]

/** Other types may contain anything, because the database ignores them. */
export const stripeEvent = z
  .looseObject({
    id,
    object: z.literal('event'),
    type: z.string().min(1),
    created: seconds,
    data: z.looseObject({object: z.looseObject({}), previous_attributes: z.looseObject({}).optional()}),
  })
  .superRefine(({type, data}, context) => {
    const schema = objects.find(([start]) => type.startsWith(start))?.[1]
    for (const issue of schema?.safeParse(data.object).error?.issues ?? [])
      context.addIssue({code: 'custom', path: ['data', 'object', ...issue.path], message: issue.message})
  })

export type StripeEvent = z.output<typeof stripeEvent>
