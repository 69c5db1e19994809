import {stripeEvents} from '@site/schemas/webhooks/stripe-events'
import type {Stripe} from 'stripe'
import {afterAll, beforeAll, expect, test} from 'vitest'
import type {PaymentEvent} from '../../supabase/functions/_shared/payment-reports.ts'
import {readEvent} from '../../supabase/functions/_shared/stripe/read-event.ts'
import {StripeProcess} from '../support/stripe-process.ts'

let stripe: StripeProcess
let events: Stripe.Event[]
let read: PaymentEvent[]

const DAY = 24 * 60 * 60
const page = {success_url: 'http://localhost:3000/ok', cancel_url: 'http://localhost:3000/cancelled'}
const price = {currency: 'gbp', unit_amount: 10_000, product_data: {name: 'Auka'}}

const donate = async (parameters: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  (
    await stripe.client.checkout.sessions.create({
      ...page,
      mode: 'payment',
      client_reference_id: 'our-id',
      line_items: [{quantity: 1, price_data: price}],
      ...parameters,
    })
  ).id

const pay = (session: string, body: object = {}) => stripe.local(`/checkout/${session}/pay`, body)

async function intentOf(session: string): Promise<Stripe.PaymentIntent> {
  const {payment_intent: intent} = await stripe.client.checkout.sessions.retrieve(session, {
    expand: ['payment_intent'],
  })
  return intent as Stripe.PaymentIntent
}

async function money() {
  const {client} = stripe
  const coupon = await client.coupons.create({amount_off: 500, currency: 'gbp'})
  await client.promotionCodes.create({
    promotion: {type: 'coupon', coupon: coupon.id},
    code: 'NARYS',
    max_redemptions: 1,
  })
  const paid = await donate({allow_promotion_codes: true})
  await pay(paid, {promotionCode: 'NARYS'})
  const {id: refund} = await client.refunds.create({
    payment_intent: (await intentOf(paid)).id,
    amount: 100,
    metadata: {refundRequestId: 'our-request'},
  })
  await stripe.local(`/refunds/${refund}/fail`)
  const disputed = await donate()
  await pay(disputed)
  const {id: dispute} = await stripe.local<Stripe.Dispute>(
    `/charges/${String((await intentOf(disputed)).latest_charge)}/dispute`,
  )
  await stripe.local(`/disputes/${dispute}/close`, {status: 'lost'})
  for (const outcome of ['succeeds', 'fails']) {
    const debited = await donate()
    await pay(debited, {method: 'bacs_debit'})
    await stripe.local(`/checkout/${debited}/settle`, {outcome})
  }
  await client.checkout.sessions.expire(await donate())
  const [payout] = await stripe.local<Stripe.Payout[]>('/payouts', {includePending: true})
  for (const become of ['arrive', 'fail']) await stripe.local(`/payouts/${payout?.id}/${become}`)
}

async function subscription() {
  const {client} = stripe
  const begun = await donate({
    mode: 'subscription',
    customer_email: 'rasa@example.com',
    line_items: [{quantity: 1, price_data: {...price, recurring: {interval: 'month'}}}],
  })
  await pay(begun)
  const {subscription: id, customer} = await client.checkout.sessions.retrieve(begun)
  await stripe.local(`/customers/${String(customer)}/card`, {card: '4000002500003155'})
  await stripe.local(`/subscriptions/${String(id)}/renew`)
  await client.subscriptions.cancel(String(id))
  return String(id)
}

let subscriptionId: string

beforeAll(async () => {
  stripe = await StripeProcess.start()
  await money()
  subscriptionId = await subscription()
  await stripe.local('/clock', {advanceSeconds: DAY})
  events = await stripe.client.events.list({limit: 100}).autoPagingToArray({limit: 1000})
  // As it comes by HTTP.
  read = events.map((event) => readEvent(JSON.parse(JSON.stringify(event))))
}, 60_000)
afterAll(() => stripe.remove())

test('every event that Stripe is to send is read, and means something', () => {
  const kinds = new Map(read.map(({reportedAs, kind}) => [reportedAs, kind]))
  expect(stripeEvents.filter((type) => kinds.get(type) === 'other')).toEqual([])
  expect(stripeEvents.filter((type) => !kinds.has(type))).toEqual([
    'charge.dispute.updated',
    'payout.updated',
    'payout.canceled',
  ])
})

test('of the others, only those mean anything that say the same as one of these', () => {
  const listed: readonly string[] = stripeEvents
  const used = read.filter(({reportedAs, kind}) => kind !== 'other' && !listed.includes(reportedAs))
  expect([...new Set(used.map(({reportedAs}) => reportedAs))].toSorted()).toEqual([
    'charge.dispute.funds_withdrawn',
    'charge.refund.updated',
  ])
})

const ofKind = (kind: PaymentEvent['kind']) => read.filter((event) => event.kind === kind)

test('sums, codes and ids are those of Stripe', () => {
  const [settled] = ofKind('payment_settled').toReversed()
  expect(settled).toMatchObject({
    reference: 'our-id',
    isByLink: false,
    pence: 9500,
    currency: 'gbp',
    paidWith: expect.stringMatching(/^pi_/) as string,
    discountCodes: [expect.stringMatching(/^promo_/) as string],
  })
  expect(ofKind('refund').at(-1)).toMatchObject({pence: 100, requestId: 'our-request', status: 'succeeded'})
  expect(ofKind('dispute').map((event) => 'status' in event && event.status)).toContain('lost')
  const about = [...ofKind('subscription_begun'), ...ofKind('subscription_changed')]
  expect(about.length).toBeGreaterThan(3)
  for (const event of about) expect(event).toMatchObject({subscriptionId})
  expect(ofKind('payer_changed')).toContainEqual(expect.objectContaining({hasNewCard: true}))
})
