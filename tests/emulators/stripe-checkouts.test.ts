import {afterAll, beforeAll, expect, test} from 'vitest'
import {StripeProcess} from '../support/stripe-process.ts'

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
  const {checkout, charges, balanceTransactions} = stripe.client
  const amounts = Array.from({length: 200}, (_, n) => 100 + n)
  const sessions = await Promise.all(amounts.map((pence) => checkout.sessions.create(donation(pence))))
  await Promise.all(sessions.map(({id}) => stripe.local(`/checkout/${id}/pay`)))

  const total = amounts.reduce((sum, each) => sum + each, 0)
  const paid = await charges.list({limit: 100}).autoPagingToArray({limit: 1000})
  const balance = await balanceTransactions.list({limit: 100}).autoPagingToArray({limit: 1000})
  const sumOf = (list: {amount: number}[]) => list.reduce((sum, {amount}) => sum + amount, 0)
  expect([paid.length, sumOf(paid), sumOf(balance)]).toEqual([200, total, total])
  expect(balance.every(({amount, fee, net}) => net === amount - fee)).toBe(true)
})
