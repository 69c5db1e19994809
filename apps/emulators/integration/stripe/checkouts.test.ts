import type Stripe from 'stripe'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {StripeProcess} from '../../../../tests/support/stripe-process.ts'

let stripe: StripeProcess
beforeAll(async () => void (stripe = await StripeProcess.start()))
afterAll(() => stripe.remove())

const donation = (pence: number) => ({
  mode: 'payment' as const,
  success_url: 'http://localhost:3000/aciu',
  line_items: [
    {quantity: 1, price_data: {currency: 'gbp', unit_amount: pence, product_data: {name: 'Auka'}}},
  ],
})

test('200 checkouts at once are paid to the penny', async () => {
  const {checkout} = stripe.client
  const amounts = Array.from({length: 200}, (_, n) => 100 + n)
  const sessions = await Promise.all(amounts.map((pence) => checkout.sessions.create(donation(pence))))
  await Promise.all(sessions.map(({id}) => stripe.local(`/checkout/${id}/pay`)))

  const total = amounts.reduce((sum, each) => sum + each, 0)
  const charge = 'data.payment_intent.latest_charge'
  const complete = await checkout.sessions
    .list({status: 'complete', limit: 100, expand: [charge, `${charge}.balance_transaction`]})
    .autoPagingToArray({limit: 1000})
  const paid = complete.map(
    ({payment_intent: intent}) => (intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge,
  )
  const balance = paid.map((each) => each.balance_transaction as Stripe.BalanceTransaction)
  const sumOf = (list: {amount: number}[]) => list.reduce((sum, {amount}) => sum + amount, 0)
  expect([paid.length, sumOf(paid), sumOf(balance)]).toEqual([200, total, total])
  expect(balance.every(({amount, fee, net}) => net === amount - fee)).toBe(true)
})
