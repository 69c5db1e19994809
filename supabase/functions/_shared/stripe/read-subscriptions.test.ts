import {expect, test} from 'vitest'
import {secretKey, serveDatabase} from '../../_testing/serve-database.ts'
import {serveStripe, stripeFailure, stripeKey} from '../../_testing/serve-stripe.ts'
import {exampleSubscription} from '../../_testing/example-subscription.ts'
import {createServiceClient} from '../service-client.ts'
import {readSubscriptions} from './read-subscriptions.ts'
import {readEvent} from './read-event.ts'

const eventOf = (type: string, object: object, previous?: object) =>
  readEvent({
    id: 'evt_1',
    object: 'event',
    type,
    created: 1_795_000_000,
    data: {object, ...(previous && {previous_attributes: previous})},
  })

interface Options {
  status?: string
  /** The card of the customer. */
  card?: string | null
  pay?: () => Response
  key?: string | undefined
}

async function read(
  event: ReturnType<typeof eventOf>,
  {status = 'active', card = null, pay = () => Response.json({id: 'in_1'}), key = stripeKey}: Options = {},
) {
  const database = await serveDatabase({report_subscription: () => ({outcome: 'applied'})})
  const changes: object[] = []
  const subscription = {...exampleSubscription, status}
  const list = (data: object[]) => Response.json({object: 'list', data, has_more: false, url: '/'})
  const atStripe = await serveStripe(({path, parameters}, method) => {
    if (method === 'POST') changes.push({path, ...parameters})
    if (path === '/v1/invoices/in_1/pay') return pay()
    if (path === '/v1/customers/cus_1')
      return Response.json({id: 'cus_1', invoice_settings: {default_payment_method: card}})
    if (path === '/v1/subscriptions')
      return list([{...subscription, customer: 'cus_1', default_payment_method: 'pm_1'}])
    if (path === '/v1/invoices') return list(parameters.status === 'open' ? [{id: 'in_1'}] : [])
    return Response.json(subscription)
  })
  const env = {SUPABASE_URL: database.url, SUPABASE_SECRET_KEYS: {default: secretKey}}
  await readSubscriptions(
    createServiceClient(env),
    {STRIPE_API_BASE: atStripe.url, ...(key !== '' && {STRIPE_SECRET_KEY: key})},
    event,
  )
  return {reports: database.calls.length, changes, asked: atStripe.calls.map(({path}) => path)}
}

const ofInvoice = {id: 'in_1', object: 'invoice', parent: {subscription_details: {subscription: 'sub_1'}}}
const session = {
  id: 'cs_1',
  mode: 'subscription',
  subscription: 'sub_1',
  payment_status: 'paid',
  amount_total: 1000,
  currency: 'gbp',
}

test.each([
  eventOf('checkout.session.completed', session),
  eventOf('customer.subscription.updated', {id: 'sub_1'}),
  eventOf('customer.subscription.deleted', {id: 'sub_1'}),
  eventOf('invoice.paid', ofInvoice),
  eventOf('invoice.payment_failed', ofInvoice),
])('$type is read from Stripe', async (event) => {
  expect(await read(event)).toEqual({
    reports: 1,
    changes: [],
    asked: ['/v1/subscriptions/sub_1', '/v1/invoices'],
  })
})

test.each([
  eventOf('checkout.session.completed', {...session, mode: 'payment', subscription: null}),
  eventOf('checkout.session.expired', session),
  eventOf('invoice.paid', {id: 'in_1', parent: null}),
  eventOf('charge.refunded', {amount_refunded: 5}),
])('$type about something else reads nothing', async (event) => {
  expect(await read(event, {key: ''})).toEqual({reports: 0, changes: [], asked: []})
})

test('another card of the customer becomes that of the subscription', async () => {
  const event = eventOf('customer.updated', {id: 'cus_1'}, {invoice_settings: {default_payment_method: null}})
  const {reports, changes} = await read(event, {card: 'pm_2'})
  expect([reports, changes]).toEqual([1, [{path: '/v1/subscriptions/sub_1', default_payment_method: 'pm_2'}]])
})

test.each([
  ['pays', () => Response.json({id: 'in_1'})],
  ['is refused for', stripeFailure(402, {type: 'card_error', code: 'card_declined'})],
])('another card %s what is due at once', async (_, pay) => {
  const event = eventOf('customer.updated', {id: 'cus_1'}, {invoice_settings: {}})
  const {reports, changes} = await read(event, {card: 'pm_1', status: 'past_due', pay})
  expect([reports, changes]).toEqual([1, [{path: '/v1/invoices/in_1/pay'}]])
})

test('another address of the customer changes nothing at Stripe', async () => {
  const event = eventOf('customer.updated', {id: 'cus_1'}, {email: 'kita@example.test'})
  expect(await read(event, {card: 'pm_2', status: 'past_due'})).toMatchObject({reports: 1, changes: []})
})

test('Stripe sends the event again while it cannot be read', async () => {
  const event = eventOf('customer.updated', {id: 'cus_1'}, {invoice_settings: {}})
  const pay = stripeFailure(503, {type: 'api_error'})
  await expect(read(event, {card: 'pm_1', status: 'past_due', pay})).rejects.toMatchObject({
    code: 'payments_unavailable',
  })
  await expect(read(eventOf('invoice.paid', ofInvoice), {key: ''})).rejects.toMatchObject({
    code: 'misconfigured',
  })
})
