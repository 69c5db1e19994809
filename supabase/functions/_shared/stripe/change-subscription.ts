import type {Stripe} from 'stripe'
import {isUnknownToStripe} from './stripe-error.ts'

interface Price {
  interval: 'month' | 'year'
  amountPence: number
}

interface Change extends Price {
  stripeSubscriptionId: string
  /** When a pause ends, as an ISO string. */
  resumesAt: string | null
}

/** @throws {Stripe.errors.StripeError} when Stripe refuses or does not answer */
export async function changeAtStripe(
  stripe: Stripe,
  action: 'change' | 'pause' | 'resume' | 'stop',
  {stripeSubscriptionId: id, resumesAt, ...price}: Change,
): Promise<void> {
  if (action === 'stop') await stripe.subscriptions.cancel(id)
  else if (action === 'resume') await stripe.subscriptions.update(id, {pause_collection: ''})
  else if (action === 'pause') await pauseCharges(stripe, id, resumesAt ?? '')
  else await changePrice(stripe, id, price)
}

export async function cancelIfRunning(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id)
  } catch (error) {
    // Stripe does not find one that has ended. The reading says so.
    if (!isUnknownToStripe(error)) throw error
  }
}

/** Charges nothing until then: each invoice in between becomes void. `resumesAt` is an ISO string. */
export async function pauseCharges(stripe: Stripe, id: string, resumesAt: string): Promise<void> {
  const resumes = Math.floor(Date.parse(resumesAt) / 1000)
  await stripe.subscriptions.update(id, {pause_collection: {behavior: 'void', resumes_at: resumes}})
}

/** The next charge has the new sum, and nothing is charged at once. */
export async function changePrice(stripe: Stripe, id: string, {interval, amountPence}: Price): Promise<void> {
  const {items} = await stripe.subscriptions.retrieve(id, {expand: ['items.data.price.product']})
  const prices = items.data.map(async ({id: item, price}) => ({
    id: item,
    price_data: {
      currency: price.currency,
      product: await productLike(stripe, price.product),
      recurring: {interval},
      unit_amount: amountPence,
    },
  }))
  await stripe.subscriptions.update(id, {items: await Promise.all(prices), proration_behavior: 'none'})
}

/** The product that Checkout made is archived, and takes no other price. Resolves to the id of one with its name. */
async function productLike(stripe: Stripe, product: Stripe.Price['product']): Promise<string> {
  if (typeof product === 'string' || product.deleted) throw new Error('Stripe has not expanded the product')
  if (product.active) return product.id
  return (await stripe.products.create({name: product.name})).id
}
