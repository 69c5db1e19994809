import type {Stripe} from 'stripe'
import * as z from 'zod'
import type {Checkout, CheckoutState} from '../payment-reports.ts'
import {currency, id, instant, pence, reference, text} from './shapes.ts'
import {isUnknownToStripe} from './stripe-error.ts'

const session = z.object({
  id,
  client_reference_id: text.nullish(),
  payment_link: reference.nullish(),
  payment_intent: reference.nullish(),
  customer_details: z.object({email: text.nullish()}).nullish(),
  metadata: z.object({eventKey: text.optional()}).nullish(),
  discounts: z.array(z.object({promotion_code: reference.nullish()})).nullish(),
})

const toCheckout = (of: z.output<typeof session>): Checkout => ({
  checkoutId: of.id,
  reference: of.client_reference_id ?? null,
  isByLink: of.payment_link != null,
  paidWith: of.payment_intent ?? null,
  email: of.customer_details?.email ?? null,
  eventKey: of.metadata?.eventKey ?? null,
  discountCodes: (of.discounts ?? []).flatMap(({promotion_code: code}) => code ?? []),
})

export const checkout = session.transform(toCheckout)

/** The payer has completed it, and the money may still be on its way. */
export const completedCheckout = z.discriminatedUnion('payment_status', [
  session
    .extend({payment_status: z.literal('unpaid')})
    .transform((of) => ({kind: 'payment_pending' as const, ...toCheckout(of)})),
  session
    .extend({payment_status: z.enum(['paid', 'no_payment_required']), amount_total: pence, currency})
    .transform((of) => ({
      kind: 'payment_settled' as const,
      ...toCheckout(of),
      pence: of.amount_total,
      currency: of.currency,
    })),
])

const state = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  url: z.string().nullish(),
  expires_at: instant,
  subscription: reference.nullish(),
})

interface ReadCheckout {
  checkout: CheckoutState
  /** When it was paid, if that is known. */
  at?: string
  subscriptionId: string | null
}

/** Resolves to nothing if Stripe does not know it. */
export async function readCheckout(stripe: Stripe, checkoutId: string): Promise<ReadCheckout | undefined> {
  try {
    // The session has no time of its payment, but the charge does.
    const read = await stripe.checkout.sessions.retrieve(checkoutId, {
      expand: ['payment_intent.latest_charge'],
    })
    const {status, url, expires_at: expiresAt, subscription} = state.parse(read)
    const content =
      status === 'complete'
        ? completedCheckout.parse(read)
        : ({
            kind: status === 'open' ? 'payment_pending' : 'payment_expired',
            ...checkout.parse(read),
          } as const)
    return {
      checkout: {...content, url: url ?? null, expiresAt},
      ...paidAt(read),
      subscriptionId: subscription ?? null,
    }
  } catch (error) {
    if (isUnknownToStripe(error)) return undefined
    throw error
  }
}

function paidAt({payment_intent: intent}: Stripe.Checkout.Session): {at?: string} {
  const charge = typeof intent === 'string' ? null : intent?.latest_charge
  if (!charge || typeof charge === 'string' || !charge.paid) return {}
  return {at: new Date(charge.created * 1000).toISOString()}
}
