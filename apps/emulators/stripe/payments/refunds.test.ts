import type Stripe from 'stripe'
import {expect, test} from 'vitest'
import {donation, errorOf, temporaryStripe, type TemporaryStripe} from '../testing/temporary-stripe.ts'

async function paidDonation(stripe: TemporaryStripe, card?: string) {
  const {sessions} = stripe.client().checkout
  const {id} = await sessions.create(donation)
  await stripe.local(`/checkout/${id}/pay`, {card})
  const {payment_intent: intent} = await sessions.retrieve(id, {expand: ['payment_intent']})
  const {id: intentId, latest_charge: charge} = intent as Stripe.PaymentIntent
  return {intent: intentId, charge: String(charge), ...read(stripe, id)}
}

const read = (stripe: TemporaryStripe, session: string) => ({
  /** The charge as it is now, with its refunds. */
  async chargeNow() {
    const {payment_intent: intent} = await stripe
      .client()
      .checkout.sessions.retrieve(session, {expand: ['payment_intent.latest_charge.refunds']})
    return (intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge
  },
})

const eventTypes = async (stripe: TemporaryStripe) =>
  (await stripe.client().events.list({limit: 100})).data.map(({type}) => type)

const disputesOf = async (stripe: TemporaryStripe, type: Stripe.Event.Type = 'charge.dispute.created') =>
  (await stripe.client().events.list({type})).data.map(({data}) => data.object as Stripe.Dispute)

test('a payment is refunded in parts up to its amount', async () => {
  const stripe = await temporaryStripe()
  const {refunds} = stripe.client()
  const {intent, charge, chargeNow} = await paidDonation(stripe)
  const part = await refunds.create({
    payment_intent: intent,
    amount: 400,
    reason: 'requested_by_customer',
    metadata: {by: 'treasurer'},
  })
  expect(part).toMatchObject({
    amount: 400,
    charge,
    payment_intent: intent,
    status: 'succeeded',
    reason: 'requested_by_customer',
    metadata: {by: 'treasurer'},
  })
  expect(await chargeNow()).toMatchObject({amount_refunded: 400, refunded: false})
  expect(await errorOf(refunds.create({payment_intent: intent, amount: 601}))).toMatchObject({
    statusCode: 400,
    message: 'Refund amount (£6.01) is greater than unrefunded amount on charge (£6.00)',
  })
  const rest = await refunds.create({charge})
  expect(rest.amount).toBe(600)
  expect(await chargeNow()).toMatchObject({
    amount_refunded: 1000,
    refunded: true,
    refunds: {data: [{id: rest.id}, {id: part.id}]},
  })
  expect(await errorOf(refunds.create({charge}))).toMatchObject({code: 'charge_already_refunded'})
  expect((await refunds.list({payment_intent: intent})).data.map(({id}) => id)).toEqual([rest.id, part.id])
})

test('a refund says what has changed', async () => {
  const stripe = await temporaryStripe()
  const {refunds, events} = stripe.client()
  const {intent} = await paidDonation(stripe)
  const {id, balance_transaction: balance} = await refunds.create({
    payment_intent: intent,
    amount: 250,
    expand: ['balance_transaction'],
  })
  const [refunded] = (await events.list({type: 'charge.refunded'})).data
  expect(refunded).toMatchObject({
    data: {object: {object: 'charge', amount_refunded: 250}, previous_attributes: {amount_refunded: 0}},
    request: {id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String)},
  })
  expect((await events.list({type: 'refund.updated'})).data).toMatchObject([{data: {object: {id}}}])
  expect(balance).toMatchObject({
    amount: -250,
    fee: 0,
    net: -250,
    source: id,
  })
})

test('a refund that the bank sends back is the charge’s again', async () => {
  const stripe = await temporaryStripe()
  const {refunds, events} = stripe.client()
  const {charge, chargeNow} = await paidDonation(stripe)
  const {id} = await refunds.create({charge})
  await stripe.local(`/refunds/${id}/fail`)
  expect((await refunds.list({charge})).data).toMatchObject([
    {id, status: 'failed', failure_reason: expect.any(String)},
  ])
  expect(await chargeNow()).toMatchObject({amount_refunded: 0, refunded: false})
  expect((await events.list({type: 'refund.failed'})).data).toMatchObject([{data: {object: {id}}}])
  expect((await refunds.create({charge})).amount).toBe(1000)
  await expect(stripe.local(`/refunds/${id}/fail`)).rejects.toThrow('Only a succeeded refund can fail')
})

test('two refunds at once never pay back more than was paid', async () => {
  const stripe = await temporaryStripe()
  const {refunds} = stripe.client()
  const {intent, chargeNow} = await paidDonation(stripe)
  const results = await Promise.allSettled(
    Array.from({length: 4}, () => refunds.create({payment_intent: intent, amount: 600})),
  )
  expect(results.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
  expect((await chargeNow()).amount_refunded).toBe(600)
})

test('what was not paid cannot be refunded', async () => {
  const stripe = await temporaryStripe()
  const {refunds} = stripe.client()
  const {intent} = await paidDonation(stripe, '4000000000000002')
  expect((await errorOf(refunds.create({payment_intent: intent}))).message).toContain(
    'does not have a successful charge',
  )
  expect((await errorOf(refunds.create({}))).message).toContain(
    'One of the following params should be provided',
  )
  expect((await errorOf(refunds.create({payment_intent: intent, amount: 0}))).param).toBe('amount')
})

test.each([
  ['won', ['charge.dispute.funds_reinstated', 'charge.dispute.closed']],
  ['lost', ['charge.dispute.closed']],
])('a dispute is opened and %s', async (status, closing) => {
  const stripe = await temporaryStripe()
  const {refunds} = stripe.client()
  const {charge, intent, chargeNow} = await paidDonation(stripe)
  const dispute = await stripe.local<Stripe.Dispute>(`/charges/${charge}/dispute`)
  expect(dispute).toMatchObject({amount: 1000, charge, payment_intent: intent, status: 'needs_response'})
  expect(dispute.balance_transactions).toMatchObject([{amount: -1000, fee: 2000, net: -3000}])
  expect((await chargeNow()).disputed).toBe(true)
  expect(await errorOf(refunds.create({charge}))).toMatchObject({code: 'charge_disputed'})
  const opening = await eventTypes(stripe)
  expect(opening.slice(0, 2)).toEqual(['charge.dispute.funds_withdrawn', 'charge.dispute.created'])

  expect(await stripe.local(`/disputes/${dispute.id}/close`, {status})).toMatchObject({status})
  const all = await eventTypes(stripe)
  expect(all.slice(0, all.length - opening.length)).toEqual(closing)
  await expect(stripe.local(`/disputes/${dispute.id}/close`, {status})).rejects.toThrow('already closed')
})

test('the card 4000 0000 0000 0259 pays and is disputed', async () => {
  const stripe = await temporaryStripe()
  const {intent} = await paidDonation(stripe, '4000 0000 0000 0259')
  expect(await disputesOf(stripe)).toMatchObject([{payment_intent: intent}])
})

test('the dashboard refunds a part and opens a dispute', async () => {
  const stripe = await temporaryStripe()
  const {charge, chargeNow} = await paidDonation(stripe)
  expect((await stripe.submit('/dashboard', {action: 'refund', id: charge, amount: '300'})).status).toBe(303)
  expect((await chargeNow()).amount_refunded).toBe(300)
  const refused = await stripe.submit('/dashboard', {action: 'refund', id: charge, amount: '701'})
  expect(await refused.text()).toContain('is greater than unrefunded amount')
  await stripe.submit('/dashboard', {action: 'dispute', id: charge})
  const [dispute] = await disputesOf(stripe)
  await stripe.submit('/dashboard', {action: 'lose', id: dispute?.id ?? ''})
  expect(await disputesOf(stripe, 'charge.dispute.closed')).toMatchObject([{status: 'lost'}])
  const page = await (await stripe.page('/dashboard')).text()
  expect(page).toContain(charge)
  expect(page).toContain('lost')
})
