import {expect, test} from 'vitest'
import {exampleSubscription} from '../../_testing/example-subscription.ts'
import {secretKey, serveDatabase} from '../../_testing/serve-database.ts'
import {serveStripe, stripeKey} from '../../_testing/serve-stripe.ts'
import {createServiceClient} from '../service-client.ts'
import {reportSubscription} from './report-subscription.ts'
import {createStripe} from './stripe-client.ts'

const AT = 1_795_000_000
const at = '2026-11-18T11:06:40.000Z'

/** Reads a subscription with these invoices, and resolves to what the database is told. */
async function reported(subscription: object, invoices: object[] = []) {
  const database = await serveDatabase({report_subscription: () => ({outcome: 'applied'})})
  const atStripe = await serveStripe(({path}) =>
    Response.json(
      path === '/v1/invoices'
        ? {object: 'list', data: invoices, has_more: false, url: path}
        : {...exampleSubscription, ...subscription},
    ),
  )
  await reportSubscription(
    createServiceClient({SUPABASE_URL: database.url, SUPABASE_SECRET_KEYS: {default: secretKey}}),
    createStripe({STRIPE_API_BASE: atStripe.url, STRIPE_SECRET_KEY: stripeKey}),
    'sub_1',
  )
  return database.calls[0]?.args as {subscription: object; invoices: object[]; read_at: string}
}

const running = {
  subscriptionId: 'sub_1',
  reference: '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77',
  payerId: 'cus_1',
  email: 'rasa@example.test',
  status: 'active',
  hasFailed: false,
  pence: 1000,
  startedAt: at,
  periodEndsAt: '2026-12-11T14:40:00.000Z',
  isPaused: false,
  resumesAt: null,
  endsAt: null,
  endedAt: null,
  cardBrand: 'visa',
  cardLast4: '4242',
}

test.each([
  [{}, {}],
  [
    {customer: 'cus_1', default_payment_method: null, metadata: {}},
    {email: null, cardBrand: null, cardLast4: null, reference: null},
  ],
  [{default_payment_method: 'pm_1'}, {cardBrand: null, cardLast4: null}],
  [{pause_collection: {behavior: 'void', resumes_at: AT}}, {isPaused: true, resumesAt: at}],
  [{pause_collection: {behavior: 'void', resumes_at: null}}, {isPaused: true}],
  [{cancel_at: AT}, {endsAt: at}],
  [{status: 'trialing'}, {}],
  [{status: 'past_due'}, {status: 'past_due'}],
  [{status: 'unpaid'}, {status: 'unpaid', hasFailed: true}],
  [{status: 'incomplete'}, {status: 'incomplete'}],
  [
    {status: 'incomplete_expired', ended_at: AT},
    {status: 'incomplete', hasFailed: true, endedAt: at},
  ],
  [
    {status: 'canceled', ended_at: AT, canceled_at: 5},
    {status: 'canceled', endedAt: at},
  ],
  [
    {status: 'canceled', canceled_at: AT, cancellation_details: {reason: 'payment_failed'}},
    {status: 'canceled', hasFailed: true, endedAt: at},
  ],
])('%j is told as %j', async (atStripe, told) => {
  expect((await reported(atStripe)).subscription).toEqual({...running, ...told})
})

test('without a time of its end, it has ended when that was read', async () => {
  const {subscription, read_at} = await reported({status: 'canceled'})
  expect(subscription).toMatchObject({endedAt: read_at})
})

const payment = (id: string, fields: object = {}) => ({
  id,
  status: 'paid',
  amount_paid: 1000,
  payment: {type: 'payment_intent', payment_intent: 'pi_1'},
  status_transitions: {paid_at: AT + 5},
  ...fields,
})
const invoice = {
  id: 'in_1',
  status: 'paid',
  billing_reason: 'subscription_cycle',
  created: AT - 60,
  currency: 'gbp',
  amount_due: 1000,
  attempt_count: 1,
  next_payment_attempt: null,
  status_transitions: {paid_at: AT},
  payments: {data: [payment('inpay_1')]},
}
const told = {
  invoiceId: 'in_1',
  status: 'paid',
  createdAt: '2026-11-18T11:05:40.000Z',
  pence: 1000,
  currency: 'gbp',
  isFirst: false,
  attempts: 1,
  nextAttemptAt: null,
  paid: {pence: 1000, at, paidWith: 'pi_1'},
}

test.each([
  [{}, {}],
  [{billing_reason: 'subscription_create'}, {isFirst: true}],
  [{status_transitions: {paid_at: null}}, {paid: {...told.paid, at: told.createdAt}}],
  [
    {status: 'open', next_payment_attempt: AT},
    {status: 'open', nextAttemptAt: at, paid: null},
  ],
  [{status: 'draft'}, {status: 'draft', paid: null}],
  [{status: 'void'}, {status: 'closed', paid: null}],
  [{status: null}, {status: 'closed', paid: null}],
  [{payments: {data: []}}, {paid: null}],
  [{payments: undefined}, {paid: null}],
  [{payments: {data: [payment('1', {status: 'open'}), payment('2', {amount_paid: 0})]}}, {paid: null}],
  [{payments: {data: [payment('1', {payment: {type: 'payment_record'}})]}}, {paid: null}],
  [
    {
      payments: {
        data: [
          payment('b', {amount_paid: 2}),
          payment('a', {amount_paid: 1}),
          payment('0', {amount_paid: 3, status_transitions: {paid_at: AT + 9}}),
        ],
      },
    },
    {paid: {...told.paid, pence: 1}},
  ],
])('an invoice with %j is told with %j', async (atStripe, changes) => {
  expect((await reported({}, [{...invoice, ...atStripe}])).invoices).toEqual([{...told, ...changes}])
})

test.each([
  [{status: 'a status of next year'}, []],
  [{items: {data: []}}, []],
  [{customer: null}, []],
  [{}, [{...invoice, amount_due: 0.5}]],
])('another shape than Stripe’s is told as nothing: %j', async (subscription, invoices) => {
  await expect(reported(subscription, invoices)).rejects.toMatchObject({statusCode: 200})
})
