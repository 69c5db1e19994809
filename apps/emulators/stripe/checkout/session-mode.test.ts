import type Stripe from 'stripe'
import {expect, test} from 'vitest'
import {monthlyGift} from '../testing/begun-subscription.ts'
import {donation, errorOf, temporaryStripe} from '../testing/temporary-stripe.ts'

test('each mode refuses what belongs to the other', async () => {
  const stripe = await temporaryStripe()
  const {sessions} = stripe.client().checkout
  const [gift] = monthlyGift.line_items.map((line) => line.price_data)
  if (!gift) throw new Error('There is no gift')
  const dataOf = (interval: 'day' | 'month', count = 1) => [
    {quantity: 1, price_data: {...gift, recurring: {interval, interval_count: count}}},
  ]
  const refusals = [
    [{...monthlyGift, payment_intent_data: {description: 'x'}}, 'in `subscription` mode'],
    [{...monthlyGift, line_items: donation.line_items}, 'at least one recurring price'],
    [{...monthlyGift, line_items: [...monthlyGift.line_items, ...donation.line_items]}, 'line_items[1]'],
    [{...monthlyGift, line_items: dataOf('day')}, '[recurring][interval]'],
    [{...monthlyGift, line_items: dataOf('month', 3)}, '[recurring][interval_count]'],
    [{...monthlyGift, customer: 'cus_none'}, 'You may only specify one'],
    [{...monthlyGift, customer_email: undefined, customer: 'cus_none'}, "No such customer: 'cus_none'"],
    [{...monthlyGift, allow_promotion_codes: true}, 'allow_promotion_codes'],
    [{...donation, subscription_data: {description: 'x'}}, 'in `payment` mode'],
    [{...donation, line_items: monthlyGift.line_items}, 'use only one-time prices'],
  ] as const
  for (const [parameters, message] of refusals) {
    const error = await errorOf(sessions.create(parameters as Stripe.Checkout.SessionCreateParams))
    expect(error).toMatchObject({statusCode: 400, message: expect.stringContaining(message)})
  }
})
