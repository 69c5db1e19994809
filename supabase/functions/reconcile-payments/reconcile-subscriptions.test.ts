import {expect, test} from 'vitest'
import {exampleSubscription} from '../_testing/example-subscription.ts'
import {secretKey, serveDatabase} from '../_testing/serve-database.ts'
import {serveStripe, stripeFailure, stripeKey} from '../_testing/serve-stripe.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {createStripe} from '../_shared/stripe/stripe-client.ts'
import {reconcileSubscriptions} from './reconcile-subscriptions.ts'

const id = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'
const due = {
  subscription_id: id,
  session_id: 'cs_1',
  stripe_subscription_id: null,
  is_to_stop: false,
  created_at: '2026-11-22T10:00:00.000Z',
}
const notFound = stripeFailure(404, {type: 'invalid_request_error', code: 'resource_missing'})
const list = (data: object[]) => () => Response.json({object: 'list', data, has_more: false, url: '/'})

async function reconcile(subscription: object, answers: Record<string, () => Response>) {
  const database = await serveDatabase({
    subscriptions_to_check: () => [{...due, ...subscription}],
    report_subscription: () => ({outcome: 'applied'}),
    record_subscription_checkout: () => ({url: 'https://x.test'}),
    lapse_subscription: () => undefined,
  })
  const atStripe = await serveStripe(({path}, method) =>
    (answers[`${method} ${path}`] ?? answers[path] ?? notFound)(),
  )
  const handled = await reconcileSubscriptions({
    client: createServiceClient({SUPABASE_URL: database.url, SUPABASE_SECRET_KEYS: {default: secretKey}}),
    stripe: createStripe({STRIPE_API_BASE: atStripe.url, STRIPE_SECRET_KEY: stripeKey}),
    end: Date.now() + 10_000,
  })
  return {
    handled,
    calls: database.calls.slice(1).map(({name}) => name),
    asked: atStripe.calls.map(({path}) => path),
  }
}

const session = (fields: object) => () =>
  Response.json({
    id: 'cs_1',
    mode: 'subscription',
    client_reference_id: id,
    status: 'open',
    payment_status: 'paid',
    amount_total: 1000,
    currency: 'gbp',
    url: 'https://x.test',
    expires_at: 1,
    ...fields,
  })
const ofSubscription = {
  '/v1/subscriptions/sub_1': () => Response.json(exampleSubscription),
  '/v1/invoices': list([]),
}
const begun = {stripe_subscription_id: 'sub_1'}

test('what a webhook should have reported is read', async () => {
  const {handled, calls, asked} = await reconcile(begun, ofSubscription)
  expect([handled, calls, asked]).toEqual([
    1,
    ['report_subscription'],
    ['/v1/subscriptions/sub_1', '/v1/invoices'],
  ])
})

test.each([
  ['is cancelled', () => Response.json(exampleSubscription)],
  ['and has ended already is read', notFound],
])('what is to stop %s', async (_, cancel) => {
  const {calls, asked} = await reconcile(
    {...begun, is_to_stop: true},
    {...ofSubscription, 'DELETE /v1/subscriptions/sub_1': cancel},
  )
  expect(calls).toEqual(['report_subscription'])
  expect(asked).toHaveLength(3)
})

test('a completed checkout is the beginning of its subscription', async () => {
  const answers = {'/v1/checkout/sessions/cs_1': session({status: 'complete', subscription: 'sub_1'})}
  expect((await reconcile({}, {...answers, ...ofSubscription})).calls).toEqual(['report_subscription'])
})

test.each([
  ['has expired', {'/v1/checkout/sessions/cs_1': session({status: 'expired', url: null})}],
  ['Stripe does not know', {}],
])('a checkout that %s is given up', async (_, answers) => {
  expect((await reconcile({}, answers)).calls).toEqual(['lapse_subscription'])
})

test('a checkout whose answer got lost is found by its reference', async () => {
  const {calls} = await reconcile(
    {session_id: null},
    {
      '/v1/checkout/sessions': list([
        {id: 'cs_1', client_reference_id: id, status: 'open', payment_link: null},
      ]),
      '/v1/checkout/sessions/cs_1': session({}),
    },
  )
  expect(calls).toEqual(['record_subscription_checkout'])
})

test('a subscription that Stripe does not have is over', async () => {
  expect((await reconcile(begun, {})).calls).toEqual(['lapse_subscription'])
})

test('an outage of Stripe ends the part', async () => {
  const down = stripeFailure(503, {type: 'api_error'})
  await expect(reconcile(begun, {'/v1/subscriptions/sub_1': down})).rejects.toMatchObject({statusCode: 503})
})
