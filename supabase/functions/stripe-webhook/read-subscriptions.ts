import {Stripe} from 'stripe'
import * as z from 'zod'
import {HttpError} from '../_shared/http-error.ts'
import type {ServiceClient} from '../_shared/service-client.ts'
import {reportSubscription} from '../_shared/stripe/report-subscription.ts'
import {createStripe} from '../_shared/stripe/stripe-client.ts'
import {isStripeError} from '../_shared/stripe/stripe-error.ts'
import type {StripeEvent} from './stripe-event.ts'

interface StripeEnv {
  STRIPE_API_BASE?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
}

/** An id, or the object that has it. */
const reference = z.union([z.string(), z.object({id: z.string()}).transform(({id}) => id)])

const ofSession = z.object({mode: z.literal('subscription'), subscription: reference})
const ofInvoice = z.object({parent: z.object({subscription_details: z.object({subscription: reference})})})

/** Reads the subscriptions that an event is about, because events arrive late and in any order. */
export async function readSubscriptions(
  client: ServiceClient,
  {STRIPE_SECRET_KEY, ...env}: StripeEnv,
  event: StripeEvent,
): Promise<void> {
  const {type} = event
  if (!/^(checkout\.session\.completed|invoice\..+|customer\.(updated|subscription\..+))$/.test(type)) return
  const customer = type === 'customer.updated' ? String(event.data.object.id) : undefined
  const named = subscriptionOf(event)
  if (named === undefined && customer === undefined) return
  if (STRIPE_SECRET_KEY === undefined) throw new HttpError('misconfigured', 'STRIPE_SECRET_KEY is missing')
  const stripe = createStripe({...env, STRIPE_SECRET_KEY})
  try {
    const ids = customer === undefined ? [named ?? ''] : await takeNewCard(stripe, customer, event)
    for (const id of ids) await reportSubscription(client, stripe, id)
  } catch (cause) {
    if (!isStripeError(cause)) throw cause
    throw new HttpError('payments_unavailable', 'Stripe does not say what it reports', {cause})
  }
}

function subscriptionOf({type, data: {object}}: StripeEvent): string | undefined {
  if (type.startsWith('customer.subscription.')) return String(object.id)
  if (type.startsWith('invoice.'))
    return ofInvoice.safeParse(object).data?.parent.subscription_details.subscription
  return ofSession.safeParse(object).data?.subscription
}

/**
 * Lets a card that a payer has chosen on Stripe's page pay the subscriptions, at once what could not be charged.
 * Resolves to the ids of the customer's subscriptions.
 */
async function takeNewCard(stripe: Stripe, customerId: string, event: StripeEvent): Promise<string[]> {
  const {data: subscriptions} = await stripe.subscriptions.list({customer: customerId})
  if (event.data.previous_attributes?.invoice_settings !== undefined)
    for (const subscription of subscriptions) await payWithDefault(stripe, customerId, subscription)
  return subscriptions.map(({id}) => id)
}

/** Checkout gives a subscription the card that it took, which goes before that of the customer. */
async function payWithDefault(stripe: Stripe, customerId: string, subscription: Stripe.Subscription) {
  const customer = await stripe.customers.retrieve(customerId)
  const card = customer.deleted ? null : customer.invoice_settings.default_payment_method
  if (card === null) return
  const cardId = typeof card === 'string' ? card : card.id
  if (subscription.default_payment_method !== cardId)
    await stripe.subscriptions.update(subscription.id, {default_payment_method: cardId})
  if (subscription.status !== 'past_due') return
  const {data: invoices} = await stripe.invoices.list({subscription: subscription.id, status: 'open'})
  for (const {id} of invoices) {
    try {
      await stripe.invoices.pay(id, {}, {idempotencyKey: `${id}/${cardId}`})
    } catch (error) {
      // Stripe reports a refused card as every failed attempt.
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    }
  }
}
