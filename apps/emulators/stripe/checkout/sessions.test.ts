import {expect, test} from 'vitest'
import {donation, errorOf, temporaryStripe} from '../testing/temporary-stripe.ts'

const hour = 3600
const nowInSeconds = () => Math.floor(Date.now() / 1000)

test('a session has what was asked for, and a page to pay on', async () => {
  const stripe = await temporaryStripe()
  const session = await stripe.client().checkout.sessions.create({
    ...donation,
    customer_email: 'rasa@example.com',
    client_reference_id: 'donation-1',
    locale: 'lt',
    submit_type: 'donate',
    metadata: {campaign: 'mokykla'},
    payment_intent_data: {description: 'Auka mokyklai', metadata: {donation: '1'}},
  })
  expect(session).toMatchObject({
    id: expect.stringMatching(/^cs_test_a1\w{56}$/),
    amount_subtotal: 1000,
    amount_total: 1000,
    currency: 'gbp',
    customer: null,
    customer_details: {email: 'rasa@example.com'},
    client_reference_id: 'donation-1',
    livemode: false,
    metadata: {campaign: 'mokykla'},
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    url: `${stripe.url().replace('127.0.0.1', 'localhost')}/c/pay/${session.id}`,
  })
  expect(session.expires_at - session.created).toBe(24 * hour)
  expect(await stripe.client().checkout.sessions.retrieve(session.id)).toEqual(session)
})

test.each([
  ['29 minutes', 29 * 60, 'at least 30 minutes'],
  ['over a day', 25 * hour, 'less than 24 hours'],
])('expires_at after %s is refused', async (_, seconds, message) => {
  const stripe = await temporaryStripe()
  const call = stripe.client().checkout.sessions.create({...donation, expires_at: nowInSeconds() + seconds})
  expect(await errorOf(call)).toMatchObject({param: 'expires_at', message: expect.stringContaining(message)})
})

test('a session expires by time', async () => {
  const stripe = await temporaryStripe()
  const {sessions} = stripe.client().checkout
  const {id} = await sessions.create({...donation, expires_at: nowInSeconds() + 31 * 60})
  await stripe.local('/clock', {advanceSeconds: 30 * 60})
  expect((await sessions.retrieve(id)).status).toBe('open')
  await stripe.local('/clock', {advanceSeconds: 120})
  expect(await sessions.retrieve(id)).toMatchObject({status: 'expired', payment_status: 'unpaid', url: null})
  const {data} = await stripe.client().events.list({type: 'checkout.session.expired'})
  expect(data).toMatchObject([{data: {object: {id, status: 'expired'}}, request: {id: null}}])
  await expect(stripe.local(`/checkout/${id}/pay`)).rejects.toThrow('The session is expired')
})

test('only an open session can be expired', async () => {
  const stripe = await temporaryStripe()
  const {sessions} = stripe.client().checkout
  const {id} = await sessions.create(donation)
  expect(await sessions.expire(id)).toMatchObject({status: 'expired'})
  expect((await errorOf(sessions.expire(id))).message).toBe(
    'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `expired`.',
  )
})

test.each([
  [29, 'amount_too_small', 'at least £0.30 gbp'],
  [100_000_000, 'amount_too_large', '£999,999.99'],
])('a total of %i pence is refused', async (unit_amount, code, message) => {
  const stripe = await temporaryStripe()
  const call = stripe.client().checkout.sessions.create({
    ...donation,
    line_items: [{quantity: 1, price_data: {currency: 'gbp', unit_amount, product_data: {name: 'Auka'}}}],
  })
  expect(await errorOf(call)).toMatchObject({code, message: expect.stringContaining(message)})
})

test.each([30, 99_999_999])('a total of %i pence is accepted', async (unit_amount) => {
  const stripe = await temporaryStripe()
  const session = await stripe.client().checkout.sessions.create({
    ...donation,
    line_items: [{quantity: 1, price_data: {currency: 'gbp', unit_amount, product_data: {name: 'Auka'}}}],
  })
  expect(session.amount_total).toBe(unit_amount)
})

test('sessions are found by their payment, buyer and status', async () => {
  const stripe = await temporaryStripe()
  const {sessions} = stripe.client().checkout
  const open = await sessions.create({...donation, customer_email: 'open@example.com'})
  const paid = await sessions.create({...donation, customer_email: 'paid@example.com'})
  await stripe.local(`/checkout/${paid.id}/pay`)
  const idsOf = async (call: ReturnType<typeof sessions.list>) => (await call).data.map(({id}) => id)
  const {payment_intent} = await sessions.retrieve(paid.id)
  expect(await idsOf(sessions.list({payment_intent: String(payment_intent)}))).toEqual([paid.id])
  expect(await idsOf(sessions.list({status: 'open'}))).toEqual([open.id])
  expect(await idsOf(sessions.list({customer_details: {email: 'open@example.com'}}))).toEqual([open.id])
  expect(await idsOf(sessions.list({created: {gt: nowInSeconds() + hour}}))).toEqual([])
})

test('line items have their prices and sums', async () => {
  const stripe = await temporaryStripe()
  const {checkout} = stripe.client()
  const item = (name: string, unit_amount: number, quantity: number) => ({
    quantity,
    price_data: {currency: 'gbp', unit_amount, product_data: {name}},
  })
  const {id, amount_total} = await checkout.sessions.create({
    ...donation,
    line_items: [item('Suaugusiojo bilietas', 2000, 2), item('Vaiko bilietas', 500, 3)],
  })
  expect(amount_total).toBe(5500)
  const first = await checkout.sessions.listLineItems(id, {limit: 1})
  expect(first).toMatchObject({
    has_more: true,
    data: [
      {
        description: 'Suaugusiojo bilietas',
        quantity: 2,
        amount_total: 4000,
        price: {unit_amount: 2000, active: false},
      },
    ],
  })
  const all = await checkout.sessions.listLineItems(id).autoPagingToArray({limit: 10})
  expect(all.map(({amount_subtotal}) => amount_subtotal)).toEqual([4000, 1500])
})

test('what contradicts itself is refused', async () => {
  const stripe = await temporaryStripe()
  const {sessions} = stripe.client().checkout
  const euro = {quantity: 1, price_data: {currency: 'eur', unit_amount: 1000, product_data: {name: 'x'}}}
  const refused = [
    sessions.create({...donation, line_items: [...donation.line_items, euro]}),
    sessions.create({...donation, line_items: []}),
    sessions.create({...donation, line_items: [{quantity: 1}]}),
    sessions.create({...donation, mode: 'subscription'}),
    sessions.create({...donation, customer: 'cus_none'}),
  ]
  for (const call of refused) expect((await errorOf(call)).statusCode).toBe(400)
})
