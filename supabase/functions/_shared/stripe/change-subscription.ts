import type {Stripe} from 'stripe'

interface Change {
  stripeSubscriptionId: string
  interval: 'month' | 'year'
  /** Each charge from the next one on. */
  amountPence: number
  /** When a pause ends, as an ISO string. */
  resumesAt: string | null
}

/** @throws {Stripe.errors.StripeError} when Stripe refuses or does not answer */
export async function changeAtStripe(
  stripe: Stripe,
  action: 'change' | 'pause' | 'resume' | 'stop',
  {stripeSubscriptionId: id, interval, amountPence, resumesAt}: Change,
): Promise<void> {
  if (action === 'stop') {
    await stripe.subscriptions.cancel(id)
  } else if (action === 'resume') {
    await stripe.subscriptions.update(id, {pause_collection: ''})
  } else if (action === 'pause') {
    const resumes = Math.floor(Date.parse(resumesAt ?? '') / 1000)
    await stripe.subscriptions.update(id, {pause_collection: {behavior: 'void', resumes_at: resumes}})
  } else {
    const {items} = await stripe.subscriptions.retrieve(id)
    const prices = items.data.map(({id: item, price}) => ({
      id: item,
      price_data: {
        currency: price.currency,
        product: typeof price.product === 'string' ? price.product : price.product.id,
        recurring: {interval},
        unit_amount: amountPence,
      },
    }))
    await stripe.subscriptions.update(id, {items: prices, proration_behavior: 'none'})
  }
}
