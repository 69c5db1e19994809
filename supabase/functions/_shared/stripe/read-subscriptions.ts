import {Stripe} from 'stripe'
import {HttpError} from '../http-error.ts'
import type {PaymentEvent} from '../payment-reports.ts'
import type {ServiceClient} from '../service-client.ts'
import {reportSubscription} from './report-subscription.ts'
import {createStripe} from './stripe-client.ts'
import {isStripeError} from './stripe-error.ts'

interface StripeEnv {
  STRIPE_API_BASE?: string | undefined
  STRIPE_SECRET_KEY?: string | undefined
}

/** Reads the subscriptions that an event is about, because events arrive late and in any order. */
export async function readSubscriptions(
  client: ServiceClient,
  {STRIPE_SECRET_KEY, ...env}: StripeEnv,
  event: PaymentEvent,
): Promise<void> {
  const named = 'subscriptionId' in event ? event.subscriptionId : null
  if (named === null && event.kind !== 'payer_changed') return
  if (STRIPE_SECRET_KEY === undefined) throw new HttpError('misconfigured', 'STRIPE_SECRET_KEY is missing')
  const stripe = createStripe({...env, STRIPE_SECRET_KEY})
  try {
    const ids = event.kind === 'payer_changed' ? await takeNewCard(stripe, event) : [named ?? '']
    for (const id of ids) await reportSubscription(client, stripe, id)
  } catch (cause) {
    if (!isStripeError(cause)) throw cause
    throw new HttpError('payments_unavailable', 'Stripe does not say what it reports', {cause})
  }
}

/**
 * Lets a card that a payer has chosen on Stripe's page pay the subscriptions, at once what could not be charged.
 * Resolves to the ids of the customer's subscriptions.
 */
async function takeNewCard(
  stripe: Stripe,
  {payerId, hasNewCard}: {payerId: string; hasNewCard: boolean},
): Promise<string[]> {
  const {data: subscriptions} = await stripe.subscriptions.list({customer: payerId})
  if (hasNewCard)
    for (const subscription of subscriptions) await payWithDefault(stripe, payerId, subscription)
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
