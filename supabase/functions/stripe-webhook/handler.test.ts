import {createHmac} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {nowhere} from '../_testing/serve.ts'
import {keyVariables, post, serveDatabase} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()
const secret = 'whsec_aSecretThatOnlyTheTestKnows'

const event = {
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  created: 1_795_000_000,
  data: {
    object: {
      id: 'cs_test_1',
      object: 'checkout.session',
      mode: 'payment',
      status: 'complete',
      payment_status: 'paid',
      payment_intent: 'pi_1',
      payment_link: null,
      client_reference_id: '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77',
      customer_details: {email: 'rasa@example.test', name: 'Rasa'},
      metadata: {purpose: 'donation'},
      discounts: [],
      amount_total: 2000,
      currency: 'gbp',
    },
  },
}

const settled = {
  id: 'evt_1',
  reportedAs: 'checkout.session.completed',
  at: '2026-11-18T11:06:40.000Z',
  kind: 'payment_settled',
  checkoutId: 'cs_test_1',
  reference: '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77',
  isByLink: false,
  paidWith: 'pi_1',
  email: 'rasa@example.test',
  eventKey: null,
  discountCodes: [],
  pence: 2000,
  currency: 'gbp',
}

/** An event about an object of that type, with changes. */
const about = (type: string, object: object, changes: object) => ({
  ...event,
  type,
  data: {object: {...object, ...changes}},
})

const refund = {id: 're_1', amount: 500, created: 1_795_000_000, status: 'succeeded', payment_intent: 'pi_1'}
const dispute = {id: 'du_1', amount: 500, status: 'lost', payment_intent: 'pi_1'}
const payout = {
  id: 'po_1',
  object: 'payout',
  amount: 1930,
  arrival_date: 1_795_046_400,
  automatic: true,
  created: 1_795_000_000,
  currency: 'gbp',
  reconciliation_status: 'completed',
  status: 'paid',
}
const code = {id: 'promo_1', times_redeemed: 1, active: false}
const sums: [type: string, object: object, field: string][] = [
  ['checkout.session.completed', event.data.object, 'amount_total'],
  ['checkout.session.async_payment_succeeded', event.data.object, 'amount_total'],
  ['charge.refunded', {id: 'ch_1', amount_refunded: 500, payment_intent: 'pi_1'}, 'amount_refunded'],
  ['refund.created', refund, 'amount'],
  ['refund.updated', refund, 'amount'],
  ['refund.failed', refund, 'amount'],
  ['charge.refund.updated', refund, 'amount'],
  ['charge.dispute.created', dispute, 'amount'],
  ['charge.dispute.closed', dispute, 'amount'],
  ['promotion_code.updated', code, 'times_redeemed'],
]

const functionWith = (url: string) =>
  withVariables(handler, {...keyVariables, SUPABASE_URL: url, STRIPE_WEBHOOK_SECRET: secret})

/** The function with a database that answers so. */
async function start(result: unknown = {outcome: 'applied'}) {
  const database = await serveDatabase({apply_payment_event: () => result})
  return {call: functionWith(database.url), applied: () => database.calls.map(({args}) => args)}
}

function signed(payload: unknown, {secondsAgo = 0, by = secret} = {}) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const at = Math.floor(Date.now() / 1000) - secondsAgo
  const v1 = createHmac('sha256', by).update(`${at}.${body}`).digest('hex')
  return post(body, {'stripe-signature': `t=${at},v1=${v1}`})
}

describe('an event of Stripe', () => {
  test.each(['applied', 'duplicate', 'unknown', 'ignored'])(
    'is passed on in our words, and answered with 200: %s',
    async (outcome) => {
      const {call, applied} = await start({outcome})
      const response = await call(signed(event))
      expect([response.status, await response.json()]).toEqual([200, {outcome}])
      expect(applied()).toEqual([{event: settled}])
    },
  )

  test('is passed on without what the database cannot store', async () => {
    const {call, applied} = await start()
    const at = (email: string) => about(event.type, event.data.object, {customer_details: {email}})
    expect((await call(signed(at('ra\0sa\ud800\u202e@example.test')))).status).toBe(200)
    expect(applied()).toEqual([{event: {...settled, email: 'rasa\ufffd@example.test'}}])
  })

  test.each(
    sums.flatMap(([type, object, field]) => [
      about(type, object, {[field]: 0}),
      about(type, object, {[field]: 99_999_999}),
    ]),
  )('is passed on with whole pence: %j', async (given) => {
    const {call, applied} = await start()
    expect((await call(signed(given))).status).toBe(200)
    expect(applied()).toMatchObject([{event: {reportedAs: given.type}}])
  })

  test('is repeated by Stripe while the database is unreachable or fails', async () => {
    expect((await functionWith(nowhere)(signed(event))).status).toBe(503)
    const {call} = await start(new Error('deadlock detected'))
    const response = await call(signed(event))
    expect([response.status, await response.json()]).toMatchObject([500, {error: {code: 'unexpected'}}])
    expect(log.join()).toContain('stripe-webhook: Error: apply_payment_event: 22023 deadlock detected')
  })

  test('is repeated by Stripe while the secret is missing', async () => {
    const response = await withVariables(handler, {...keyVariables, SUPABASE_URL: nowhere})(signed(event))
    expect([response.status, await response.json()]).toMatchObject([500, {error: {code: 'misconfigured'}}])
  })
})

describe('the webhook of Stripe rejects', () => {
  test.each([
    ['no signature', () => post(JSON.stringify(event))],
    ['a signature by another secret', () => signed(event, {by: 'whsec_somebodyElses'})],
    ['a signature of more than 5 minutes ago', () => signed(event, {secondsAgo: 310})],
    ['a signature of the future', () => signed(event, {secondsAgo: -120})],
    [
      'a changed body',
      () => post(JSON.stringify({...event, id: 'evt_2'}), Object.fromEntries(signed(event).headers)),
    ],
    ['the secret key', () => post(JSON.stringify(event), {apikey: 'sb_secret_of_the_tests'})],
  ])('%s', async (_, request) => {
    const {call, applied} = await start()
    const response = await call(request())
    expect([response.status, await response.json()]).toMatchObject([401, {error: {code: 'unauthorized'}}])
    expect(applied()).toEqual([])
  })

  test.each([
    ['malformed JSON', 'hello'],
    ['no id', {...event, id: undefined}],
    ['no time', {...event, created: '2026-11-22'}],
    ['a time that no calendar has', {...event, created: 1e15}],
    ['no object', {...event, data: {}}],
    ['an event of the newer kind', {...event, object: 'v2.core.event'}],
  ])('%s', async (_, payload) => {
    const {call, applied} = await start()
    expect((await call(signed(payload))).status).toBe(400)
    expect(applied()).toEqual([])
  })

  const malformed = [-1, 0.5, 20.01, '2000', 'many', '', 2 ** 31, 1e21, null, undefined, true, [2000], {}]
  test.each(
    sums.flatMap(([type, object, field]) =>
      malformed.map((value): [string, string, unknown, object] => [type, field, value, object]),
    ),
  )('%s whose %s is %j', async (type, field, value, object) => {
    const {call, applied} = await start()
    const response = await call(signed(about(type, object, {[field]: value})))
    expect([response.status, await response.json()]).toMatchObject([400, {error: {code: 'bad_request'}}])
    expect(applied()).toEqual([])
  })

  test.each([
    about('checkout.session.completed', event.data.object, {currency: 'pounds'}),
    about('checkout.session.completed', event.data.object, {id: undefined}),
    about('checkout.session.expired', event.data.object, {id: 5}),
    about('refund.created', refund, {created: 'yesterday'}),
    about('refund.created', refund, {id: ''}),
    about('charge.dispute.updated', dispute, {status: null}),
    about('checkout.session.completed', event.data.object, {payment_status: 'perhaps'}),
    about('checkout.session.completed', event.data.object, {payment_status: undefined}),
    about('checkout.session.completed', event.data.object, {mode: 'gift'}),
    about('refund.updated', refund, {status: 'perhaps'}),
    about('promotion_code.updated', code, {active: 'no'}),
    about('payout.paid', payout, {amount: 19.3}),
    about('payout.created', payout, {arrival_date: null}),
    about('payout.updated', payout, {status: 'late'}),
  ])('another field that the database cannot store: %j', async (given) => {
    const {call, applied} = await start()
    expect((await call(signed(given))).status).toBe(400)
    expect(applied()).toEqual([])
  })

  test('what the database takes for no event', async () => {
    const refusal = {
      code: 'PT400',
      details: 'bad_request',
      hint: null,
      message: 'A report of nothing lacks a known kind',
    }
    const {call} = await start(Response.json(refusal, {status: 400}))
    expect((await call(signed(event))).status).toBe(400)
  })
})
