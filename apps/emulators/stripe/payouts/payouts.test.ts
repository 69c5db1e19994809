import type Stripe from 'stripe'
import {expect, test} from 'vitest'
import {donation, errorOf, temporaryStripe, type TemporaryStripe} from '../testing/temporary-stripe.ts'

const DAY = 24 * 60 * 60

async function payDonation(stripe: TemporaryStripe): Promise<Stripe.Charge> {
  const {sessions} = stripe.client().checkout
  const {id} = await sessions.create(donation)
  await stripe.local(`/checkout/${id}/pay`)
  const {payment_intent: intent} = await sessions.retrieve(id, {expand: ['payment_intent.latest_charge']})
  return (intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge
}

const payOut = async (stripe: TemporaryStripe) => {
  const [payout] = await stripe.local<Stripe.Payout[]>('/payouts', {includePending: true})
  if (!payout) throw new Error('Nothing was paid out')
  return payout
}

const typesOf = (list: Stripe.BalanceTransaction[]) => list.map(({type}) => type)

const eventsOf = async (stripe: TemporaryStripe) =>
  (await stripe.client().events.list({limit: 100})).data
    .map(({type}) => type)
    .filter((type) => type.startsWith('payout.'))
    .toReversed()

test('a payout contains what was paid, what went back and the fees, and itself', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const [first, second] = [await payDonation(stripe), await payDonation(stripe)]
  await client.refunds.create({charge: first.id, amount: 400})
  const payout = await payOut(stripe)
  // Twice £10 without 1.5 % and 20p each, and without the refund, whose fee Stripe keeps.
  expect(payout).toMatchObject({amount: 2 * (1000 - 35) - 400, automatic: true, status: 'in_transit'})
  const contents = await client.balanceTransactions
    .list({payout: payout.id, limit: 2, expand: ['data.source']})
    .autoPagingToArray({limit: 100})
  expect(typesOf(contents)).toEqual(['payout', 'refund', 'charge', 'charge'])
  expect(contents.map(({source}) => (source as {payment_intent?: string}).payment_intent)).toEqual([
    undefined,
    first.payment_intent,
    second.payment_intent,
    first.payment_intent,
  ])
  expect(contents.reduce((sum, {net}) => sum + net, 0)).toBe(0)
  const own = await client.balanceTransactions.retrieve(String(payout.balance_transaction))
  expect(own).toMatchObject({type: 'payout', amount: -payout.amount, source: payout.id, status: 'available'})
  await expect(stripe.local('/payouts', {includePending: true})).rejects.toThrow('nothing to pay out')
})

test('what is available is paid out at midnight, and arrives at the next one', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  await payDonation(stripe)
  await stripe.local('/clock', {advanceSeconds: DAY})
  expect((await client.payouts.list()).data).toEqual([])
  await stripe.local('/clock', {advanceSeconds: 3 * DAY})
  const [made] = (await client.payouts.list({status: 'in_transit'})).data
  expect(made).toMatchObject({amount: 965, reconciliation_status: 'completed'})
  expect((await client.balanceTransactions.list({type: 'charge'})).data).toMatchObject([
    {status: 'available', net: 965},
  ])
  await stripe.local('/clock', {advanceSeconds: DAY})
  expect((await client.payouts.list()).data).toMatchObject([{id: made?.id, status: 'paid'}])
  expect(await eventsOf(stripe)).toEqual(['payout.created', 'payout.reconciliation_completed', 'payout.paid'])
})

test('payouts are found by their dates and in pages', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const made: Stripe.Payout[] = []
  for (let n = 0; n < 3; n += 1) {
    await payDonation(stripe)
    made.push(await payOut(stripe))
  }
  const all = await client.payouts.list({limit: 1}).autoPagingToArray({limit: 10})
  expect(all.map(({id}) => id)).toEqual(made.map(({id}) => id).toReversed())
  const arrival = made[0]?.arrival_date ?? 0
  const count = async (params: Stripe.PayoutListParams) => (await client.payouts.list(params)).data.length
  expect(await count({arrival_date: arrival})).toBe(3)
  expect(await count({arrival_date: {gt: arrival}})).toBe(0)
  expect(await count({created: {gte: (made[0]?.created ?? 0) - 1}})).toBe(3)
})

test('a payout that fails is paid out again', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  await payDonation(stripe)
  const failing = await payOut(stripe)
  await stripe.local(`/payouts/${failing.id}/arrive`)
  expect(await stripe.local(`/payouts/${failing.id}/fail`)).toMatchObject({status: 'failed'})
  await expect(stripe.local(`/payouts/${failing.id}/fail`)).rejects.toThrow('failed already')
  const again = await payOut(stripe)
  expect(again.amount).toBe(failing.amount)
  const contents = await client.balanceTransactions.list({payout: again.id})
  expect(typesOf(contents.data)).toEqual(['payout', 'payout_failure'])
  expect(await eventsOf(stripe)).toContain('payout.failed')
})

test('a balance below zero waits for more', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const charge = await payDonation(stripe)
  await payOut(stripe)
  await stripe.local(`/charges/${charge.id}/dispute`)
  await expect(stripe.local('/payouts', {includePending: true})).rejects.toThrow('nothing to pay out')
  for (let n = 0; n < 4; n += 1) await payDonation(stripe)
  // The disputed £10, with £20 for the dispute.
  expect(await payOut(stripe)).toMatchObject({amount: 4 * 965 - 3000})
  const disputes = await client.balanceTransactions.list({type: 'adjustment'})
  expect(disputes.data).toMatchObject([{fee: 2000, net: -3000, reporting_category: 'dispute'}])
})

test('the fee is that of the settings', async () => {
  const stripe = await temporaryStripe({STRIPE_FEE_PERCENT: '2.9', STRIPE_FEE_FIXED: '30'})
  await payDonation(stripe)
  expect((await stripe.client().balanceTransactions.list()).data).toMatchObject([{fee: 59, net: 941}])
})

test('what is unknown is refused', async () => {
  const stripe = await temporaryStripe()
  const {payouts, balanceTransactions} = stripe.client()
  expect(await errorOf(payouts.retrieve('po_none'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  expect(await errorOf(balanceTransactions.retrieve('txn_none'))).toMatchObject({statusCode: 404})
  expect(await errorOf(balanceTransactions.list({payout: 'po_none'}))).toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'payout',
  })
  expect(await errorOf(payouts.list({status: 'late'}))).toMatchObject({statusCode: 400})
  expect(await errorOf(payouts.create({amount: 100, currency: 'gbp'}))).toMatchObject({statusCode: 404})
})

test('the dashboard pays out, and a payout arrives or fails', async () => {
  const stripe = await temporaryStripe()
  const {payouts} = stripe.client()
  await payDonation(stripe)
  await stripe.submit('/dashboard', {action: 'pay-out'})
  const [payout] = (await payouts.list()).data
  expect(await (await stripe.page('/dashboard')).text()).toContain(payout?.id)
  await stripe.submit('/dashboard', {action: 'arrive', id: payout?.id ?? ''})
  expect((await payouts.list()).data).toMatchObject([{status: 'paid'}])
  await stripe.submit('/dashboard', {action: 'fail', id: payout?.id ?? ''})
  expect((await payouts.list()).data).toMatchObject([{status: 'failed'}])
})
