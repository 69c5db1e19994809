import {expect, test} from 'vitest'
import {donation, errorOf, temporaryStripe, type TemporaryStripe} from '../testing/temporary-stripe.ts'

async function paidDonation(stripe: TemporaryStripe, card?: string) {
  const {checkout, charges} = stripe.client()
  const {id} = await checkout.sessions.create(donation)
  await stripe.local(`/checkout/${id}/pay`, {card})
  const session = await checkout.sessions.retrieve(id)
  const intent = String(session.payment_intent)
  const [charge] = (await charges.list({payment_intent: intent})).data
  return {session: id, intent, charge: charge?.id ?? ''}
}

const eventTypes = async (stripe: TemporaryStripe) =>
  (await stripe.client().events.list({limit: 100})).data.map(({type}) => type)

test('a payment is refunded in parts up to its amount', async () => {
  const stripe = await temporaryStripe()
  const {refunds, charges} = stripe.client()
  const {intent, charge} = await paidDonation(stripe)
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
  expect(await charges.retrieve(charge)).toMatchObject({amount_refunded: 400, refunded: false})
  expect(await errorOf(refunds.create({payment_intent: intent, amount: 601}))).toMatchObject({
    statusCode: 400,
    message: 'Refund amount (£6.01) is greater than unrefunded amount on charge (£6.00)',
  })
  const rest = await refunds.create({charge})
  expect(rest.amount).toBe(600)
  expect(await charges.retrieve(charge, {expand: ['refunds']})).toMatchObject({
    amount_refunded: 1000,
    refunded: true,
    refunds: {data: [{id: rest.id}, {id: part.id}]},
  })
  expect(await errorOf(refunds.create({charge}))).toMatchObject({code: 'charge_already_refunded'})
  expect((await refunds.list({payment_intent: intent})).data.map(({id}) => id)).toEqual([rest.id, part.id])
  expect(await refunds.retrieve(part.id)).toMatchObject({amount: 400})
})

test('a refund says what has changed', async () => {
  const stripe = await temporaryStripe()
  const {refunds, events, balanceTransactions} = stripe.client()
  const {intent} = await paidDonation(stripe)
  const {id, balance_transaction: balance} = await refunds.create({payment_intent: intent, amount: 250})
  const [refunded] = (await events.list({type: 'charge.refunded'})).data
  expect(refunded).toMatchObject({
    data: {object: {object: 'charge', amount_refunded: 250}, previous_attributes: {amount_refunded: 0}},
    request: {id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String)},
  })
  expect((await events.list({type: 'refund.updated'})).data).toMatchObject([{data: {object: {id}}}])
  expect(await balanceTransactions.retrieve(String(balance))).toMatchObject({
    amount: -250,
    fee: 0,
    net: -250,
    source: id,
  })
})

test('a refund that the bank sends back is the charge’s again', async () => {
  const stripe = await temporaryStripe()
  const {refunds, charges, events} = stripe.client()
  const {charge} = await paidDonation(stripe)
  const {id} = await refunds.create({charge})
  await stripe.local(`/refunds/${id}/fail`)
  expect(await refunds.retrieve(id)).toMatchObject({status: 'failed', failure_reason: expect.any(String)})
  expect(await charges.retrieve(charge)).toMatchObject({amount_refunded: 0, refunded: false})
  expect((await events.list({type: 'refund.failed'})).data).toMatchObject([{data: {object: {id}}}])
  expect((await refunds.create({charge})).amount).toBe(1000)
  await expect(stripe.local(`/refunds/${id}/fail`)).rejects.toThrow('Only a succeeded refund can fail')
})

test('two refunds at once never pay back more than was paid', async () => {
  const stripe = await temporaryStripe()
  const {refunds, charges} = stripe.client()
  const {intent, charge} = await paidDonation(stripe)
  const results = await Promise.allSettled(
    Array.from({length: 4}, () => refunds.create({payment_intent: intent, amount: 600})),
  )
  expect(results.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
  expect((await charges.retrieve(charge)).amount_refunded).toBe(600)
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
  const {disputes, refunds, charges} = stripe.client()
  const {charge, intent} = await paidDonation(stripe)
  await stripe.local(`/charges/${charge}/dispute`)
  const [dispute] = (await disputes.list({payment_intent: intent})).data
  expect(dispute).toMatchObject({amount: 1000, charge, payment_intent: intent, status: 'needs_response'})
  expect(dispute?.balance_transactions).toMatchObject([{amount: -1000, fee: 2000, net: -3000}])
  expect((await charges.retrieve(charge)).disputed).toBe(true)
  expect(await errorOf(refunds.create({charge}))).toMatchObject({code: 'charge_disputed'})
  const opening = await eventTypes(stripe)
  expect(opening.slice(0, 2)).toEqual(['charge.dispute.funds_withdrawn', 'charge.dispute.created'])

  await stripe.local(`/disputes/${dispute?.id}/close`, {status})
  expect((await disputes.retrieve(dispute?.id ?? '')).status).toBe(status)
  const all = await eventTypes(stripe)
  expect(all.slice(0, all.length - opening.length)).toEqual(closing)
  await expect(stripe.local(`/disputes/${dispute?.id}/close`, {status})).rejects.toThrow('already closed')
})

test('the card 4000 0000 0000 0259 pays and is disputed', async () => {
  const stripe = await temporaryStripe()
  const {intent} = await paidDonation(stripe, '4000 0000 0000 0259')
  expect((await stripe.client().disputes.list({payment_intent: intent})).data).toHaveLength(1)
})

test('the dashboard refunds a part and opens a dispute', async () => {
  const stripe = await temporaryStripe()
  const {charge} = await paidDonation(stripe)
  expect((await stripe.submit('/dashboard', {action: 'refund', id: charge, amount: '300'})).status).toBe(303)
  const {charges, disputes} = stripe.client()
  expect((await charges.retrieve(charge)).amount_refunded).toBe(300)
  const refused = await stripe.submit('/dashboard', {action: 'refund', id: charge, amount: '701'})
  expect(await refused.text()).toContain('is greater than unrefunded amount')
  await stripe.submit('/dashboard', {action: 'dispute', id: charge})
  const [dispute] = (await disputes.list({charge})).data
  await stripe.submit('/dashboard', {action: 'lose', id: dispute?.id ?? ''})
  expect((await disputes.retrieve(dispute?.id ?? '')).status).toBe('lost')
  const page = await (await stripe.page('/dashboard')).text()
  expect(page).toContain(charge)
  expect(page).toContain('lost')
})
