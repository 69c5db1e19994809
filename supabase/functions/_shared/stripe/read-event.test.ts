import {stripeEvents} from '@site/schemas/webhooks/stripe-events'
import {expect, test} from 'vitest'
import {readEvent} from './read-event.ts'

const AT = 1_795_000_000
const at = '2026-11-18T11:06:40.000Z'

const eventOf = (type: string, object: object, previous?: object) => ({
  id: 'evt_1',
  object: 'event',
  type,
  created: AT,
  data: {object, ...(previous && {previous_attributes: previous})},
})

const session = {
  id: 'cs_1',
  object: 'checkout.session',
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  payment_link: null,
  client_reference_id: 'our-id',
  customer_details: {email: 'rasa@example.test'},
  metadata: {purpose: 'donation'},
  discounts: [],
  amount_total: 2000,
  currency: 'gbp',
}
const checkout = {
  checkoutId: 'cs_1',
  reference: 'our-id',
  isByLink: false,
  paidWith: 'pi_1',
  email: 'rasa@example.test',
  eventKey: null,
  discountCodes: [],
}
const unpaid = {
  ...session,
  payment_status: 'unpaid',
  payment_intent: null,
  amount_total: null,
  currency: null,
}
const notPaid = {...checkout, paidWith: null}
const monthly = {...session, mode: 'subscription', subscription: 'sub_1', payment_intent: null}
const tickets = {
  ...session,
  payment_link: {id: 'plink_1', object: 'payment_link'},
  client_reference_id: null,
  payment_intent: {id: 'pi_1', object: 'payment_intent'},
  metadata: {eventKey: 'kaledos'},
  discounts: [
    {coupon: null, promotion_code: 'promo_1'},
    {coupon: 'c', promotion_code: null},
  ],
}
const refund = {
  id: 're_1',
  object: 'refund',
  amount: 500,
  created: AT,
  status: 'pending',
  payment_intent: 'pi_1',
  metadata: {refundRequestId: 'our-request'},
}
const reportedRefund = {
  refundId: 're_1',
  paidWith: 'pi_1',
  pence: 500,
  status: 'pending',
  createdAt: at,
  requestId: 'our-request',
}
const dispute = {id: 'du_1', object: 'dispute', amount: 500, payment_intent: 'pi_1'}
const payout = {
  id: 'po_1',
  object: 'payout',
  amount: -500,
  arrival_date: 1_795_046_400,
  automatic: true,
  created: AT,
  currency: 'gbp',
  reconciliation_status: 'in_progress',
  status: 'in_transit',
}
const invoice = {id: 'in_1', object: 'invoice'}
const ofSubscription = {...invoice, parent: {subscription_details: {subscription: 'sub_1'}}}

test.each([
  [
    'checkout.session.completed',
    session,
    {kind: 'payment_settled', ...checkout, pence: 2000, currency: 'gbp'},
  ],
  [
    'checkout.session.completed',
    {...session, payment_status: 'no_payment_required', amount_total: 0},
    {kind: 'payment_settled', ...checkout, pence: 0, currency: 'gbp'},
  ],
  [
    'checkout.session.completed',
    tickets,
    {
      kind: 'payment_settled',
      ...checkout,
      reference: null,
      isByLink: true,
      eventKey: 'kaledos',
      discountCodes: ['promo_1'],
      pence: 2000,
      currency: 'gbp',
    },
  ],
  ['checkout.session.completed', unpaid, {kind: 'payment_pending', ...notPaid}],
  [
    'checkout.session.async_payment_succeeded',
    session,
    {kind: 'payment_settled', ...checkout, pence: 2000, currency: 'gbp'},
  ],
  ['checkout.session.async_payment_failed', unpaid, {kind: 'payment_failed', ...notPaid}],
  ['checkout.session.expired', unpaid, {kind: 'payment_expired', ...notPaid}],
  ['checkout.session.completed', monthly, {kind: 'subscription_begun', subscriptionId: 'sub_1', ...notPaid}],
  ['checkout.session.expired', {...monthly, subscription: null}, {kind: 'subscription_expired', ...notPaid}],
  [
    'charge.refunded',
    {id: 'ch_1', amount_refunded: 500, payment_intent: 'pi_1'},
    {kind: 'refunded_in_all', paidWith: 'pi_1', pence: 500},
  ],
  ['refund.created', refund, {kind: 'refund', ...reportedRefund}],
  [
    'refund.failed',
    {...refund, status: 'failed', metadata: {}},
    {kind: 'refund', ...reportedRefund, status: 'failed', requestId: null},
  ],
  [
    'refund.updated',
    {...refund, status: null, payment_intent: null},
    {kind: 'refund', ...reportedRefund, status: 'succeeded', paidWith: null},
  ],
  ['customer.updated', {id: 'cus_1'}, {kind: 'payer_changed', payerId: 'cus_1', hasNewCard: false}],
  [
    'customer.subscription.deleted',
    {id: 'sub_1', object: 'subscription'},
    {kind: 'subscription_changed', subscriptionId: 'sub_1'},
  ],
  ['invoice.paid', ofSubscription, {kind: 'subscription_changed', subscriptionId: 'sub_1'}],
  [
    'invoice.payment_failed',
    {...invoice, parent: null},
    {kind: 'subscription_changed', subscriptionId: null},
  ],
  [
    'promotion_code.updated',
    {id: 'promo_1', times_redeemed: 1, active: false},
    {kind: 'discount_code', codeId: 'promo_1', isRedeemed: true, isActive: false},
  ],
  [
    'payout.reconciliation_completed',
    {...payout, reconciliation_status: 'completed'},
    {
      kind: 'payout',
      payoutId: 'po_1',
      pence: -500,
      currency: 'gbp',
      status: 'in_transit',
      arrivesOn: '2026-11-19',
      isAutomatic: true,
      isComplete: true,
      createdAt: at,
    },
  ],
  ['customer.created', {balance: 'none'}, {kind: 'other'}],
  ['toString', {}, {kind: 'other'}],
])('%s of %j', (type, object, content) => {
  expect(readEvent(eventOf(type, object))).toEqual({id: 'evt_1', reportedAs: type, at, ...content})
})

test.each([
  ['needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['a status of next year', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['warning_closed', 'closed'],
  ['prevented', 'closed'],
])('a dispute that is %s is %s', (status, state) => {
  expect(readEvent(eventOf('charge.dispute.updated', {...dispute, status}))).toMatchObject({
    kind: 'dispute',
    disputeId: 'du_1',
    paidWith: 'pi_1',
    pence: 500,
    status: state,
  })
})

test('another card of a payer is known by what was before', () => {
  const event = eventOf('customer.updated', {id: 'cus_1'}, {invoice_settings: {default_payment_method: null}})
  expect(readEvent(event)).toMatchObject({hasNewCard: true})
})

test('each event that Stripe is to send means something', () => {
  const all = {
    ...session,
    ...refund,
    ...payout,
    ...dispute,
    id: 'x',
    amount: 500,
    amount_refunded: 5,
    times_redeemed: 0,
    active: true,
  }
  const ignored = stripeEvents.filter((type) => {
    const status = type.startsWith('charge.dispute') ? 'won' : type.startsWith('payout') ? 'paid' : 'failed'
    const object = type.startsWith('payout') ? 'payout' : 'x'
    return readEvent(eventOf(type, {...all, object, status})).kind === 'other'
  })
  expect(ignored).toEqual([])
})
