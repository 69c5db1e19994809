import {describe, expect, test} from 'vitest'
import {captureLog} from '../../_testing/capture-log.ts'
import {keyVariables, serveDatabase} from '../../_testing/serve-database.ts'
import {exampleSession, serveStripe, stripeFailure, stripeKey} from '../../_testing/serve-stripe.ts'
import {handler as createDonation} from '../../create-donation/handler.ts'
import {handler as createMembershipPayment} from '../../create-membership-payment/handler.ts'
import {handler as renewMembership} from '../../renew-membership/handler.ts'
import {withVariables} from '../../_testing/with-variables.ts'

const log = captureLog()
const paymentId = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'
const userId = '8484b834-f29e-4af2-bf42-80644d154f76'
const key = '0197f5a2-7c11-7b2a-9d0c-2b0f0a1c9e11'
const token = '0123456789abcdef'.repeat(4)
const url = exampleSession.url
const community = {lt: 'Velso lietuviai', en: 'Lithuanians of Wales'}
const purchase = {purpose: 'donation', amountPence: 2000, currency: 'GBP', community}
const created = {paymentId, ...purchase}
const fee = {paymentId, purpose: 'membership', amountPence: 1500, currency: 'GBP'}
const person = {firstName: 'Rasa', lastName: 'Jankutė', email: 'rasa@example.test'}

interface Options {
  handler?: typeof createDonation
  /** What the database returns for the payment that it begins. */
  payment?: unknown
  recorded?: unknown
  abandoned?: unknown
  stripe?: Parameters<typeof serveStripe>[0]
  headers?: Record<string, string>
  /** How long Stripe may take. */
  timeoutMs?: string
}

/** Calls a function with a database and a Stripe that answer so. */
async function call(
  body: object,
  {
    handler = createDonation,
    payment = created,
    recorded = {url},
    abandoned,
    stripe,
    headers,
    timeoutMs,
  }: Options = {},
) {
  const results = {
    create_donation: () => payment,
    create_membership_payment: () => payment,
    create_renewal_payment: () => payment,
    record_checkout: () => recorded,
    record_subscription_checkout: () => recorded,
    abandon_subscription: () => abandoned,
    abandon_checkout: () => abandoned,
  }
  const database = await serveDatabase(results, {'a.valid.token': {id: userId}})
  const atStripe = await serveStripe(stripe)
  const run = withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL: database.url,
    SITE_URL: 'https://velsas.example',
    ORGANISERS_EMAIL: 'organisers@example.test',
    STRIPE_API_BASE: atStripe.url,
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_TIMEOUT_MS: timeoutMs,
  })
  const response = await run(
    new Request('http://localhost/functions/v1/x', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {'content-type': 'application/json', origin: 'https://velsas.example', ...headers},
    }),
  )
  const args = (name: string) => database.calls.filter((each) => each.name === name).map((each) => each.args)
  return {
    response,
    status: response.status,
    body: (await response.json()) as unknown,
    names: database.calls.map(({name}) => name),
    args,
    atStripe: atStripe.calls,
  }
}

const refused = (status: number, code: string, details: string) => () =>
  Response.json({code, details, hint: null, message: 'Refused'}, {status})

describe('a donation', () => {
  test('is created, has its checkout made with the amount of the database, and is recorded', async () => {
    const {response, body, names, args, atStripe} = await call(
      {amount: 15, donorName: 'Rasa', campaign: 'Iš širdies į širdį'},
      {headers: {'idempotency-key': key, authorization: 'Bearer a.valid.token'}},
    )
    expect(body).toEqual({url})
    expect(response.headers.get('access-control-allow-origin')).toBe('https://velsas.example')
    expect(names).toEqual(['create_donation', 'record_checkout'])
    expect(args('create_donation')).toMatchObject([
      {
        submission: {amount: 15, donorName: 'Rasa', campaign: 'Iš širdies į širdį', showInDonorList: false},
        context: {key, userId, isSuspected: false},
      },
    ])
    expect(args('record_checkout')).toEqual([
      {payment_id: paymentId, session_id: 'cs_test_1', url, expires_at: '2027-01-15T08:00:00.000Z'},
    ])
    expect(atStripe).toEqual([
      {
        path: '/v1/checkout/sessions',
        idempotencyKey: paymentId,
        parameters: {
          mode: 'payment',
          client_reference_id: paymentId,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'gbp',
          'line_items[0][price_data][unit_amount]': '2000',
          'line_items[0][price_data][product_data][name]': 'Auka: Iš širdies į širdį',
          success_url: 'https://velsas.example/aukojimas-sekmingai?session_id={CHECKOUT_SESSION_ID}',
          cancel_url: 'https://velsas.example/aukojimas-atsauktas',
          locale: 'lt',
          submit_type: 'donate',
          'metadata[paymentId]': paymentId,
          'metadata[purpose]': 'donation',
          'payment_intent_data[description]': 'Auka: Iš širdies į širdį',
          'payment_intent_data[metadata][paymentId]': paymentId,
          'payment_intent_data[metadata][purpose]': 'donation',
        },
      },
    ])
  })

  test('of an English page leads to English pages', async () => {
    const {atStripe} = await call({amount: 20, locale: 'en'})
    expect(atStripe[0]?.parameters).toMatchObject({
      'line_items[0][price_data][product_data][name]': 'Donation: Lithuanians of Wales',
      success_url: 'https://velsas.example/en/aukojimas-sekmingai?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://velsas.example/en/aukojimas-atsauktas',
      locale: 'en',
    })
  })

  test('each month is a subscription, whose page says so', async () => {
    const monthly = {subscriptionId: paymentId, interval: 'month', ...purchase}
    const {body, names, args, atStripe} = await call(
      {amount: 15, interval: 'month', campaign: 'Sodas', locale: 'en'},
      {payment: monthly},
    )
    expect([body, names]).toEqual([{url}, ['create_donation', 'record_subscription_checkout']])
    expect(args('record_subscription_checkout')).toMatchObject([
      {subscription_id: paymentId, session_id: 'cs_test_1', url},
    ])
    expect(atStripe).toEqual([
      {
        path: '/v1/checkout/sessions',
        idempotencyKey: paymentId,
        parameters: {
          mode: 'subscription',
          client_reference_id: paymentId,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'gbp',
          'line_items[0][price_data][unit_amount]': '2000',
          'line_items[0][price_data][product_data][name]': 'Monthly donation: Sodas',
          'line_items[0][price_data][recurring][interval]': 'month',
          success_url: 'https://velsas.example/en/aukojimas-sekmingai?session_id={CHECKOUT_SESSION_ID}',
          cancel_url: 'https://velsas.example/en/aukojimas-atsauktas',
          locale: 'en',
          'metadata[subscriptionId]': paymentId,
          'metadata[purpose]': 'donation',
          'subscription_data[description]': 'Monthly donation: Sodas',
          'subscription_data[metadata][subscriptionId]': paymentId,
          'subscription_data[metadata][purpose]': 'donation',
        },
      },
    ])
  })

  test('each month is forgotten if Stripe refuses it', async () => {
    const monthly = {subscriptionId: paymentId, interval: 'month', ...purchase}
    const {status, names} = await call(
      {amount: 15, interval: 'month'},
      {payment: monthly, stripe: stripeFailure(400, {type: 'invalid_request_error'})},
    )
    expect([status, names]).toEqual([503, ['create_donation', 'abandon_subscription']])
  })

  test('that has its checkout already gets it, without a call to Stripe', async () => {
    const {body, names, atStripe} = await call(
      {amount: 20},
      {payment: {url}, headers: {'idempotency-key': key}},
    )
    expect(body).toEqual({url})
    expect(names).toEqual(['create_donation'])
    expect(atStripe).toEqual([])
  })

  test('repeated with its key asks Stripe for the same, to the letter', async () => {
    const first = await call({amount: 20, campaign: 'A'}, {headers: {'idempotency-key': key}})
    // The database returns no campaign for a payment that it knows.
    const again = await call({amount: 20, campaign: 'A'}, {headers: {'idempotency-key': key}})
    expect(again.atStripe).toEqual(first.atStripe)
  })

  test.each([0.99, 1.005, 10_000.01, '5', '1,50', '1e3', null, Number.NaN])(
    'of %j is refused before anything is stored',
    async (amount) => {
      const {status, names, atStripe} = await call({amount})
      expect({status, names, atStripe}).toEqual({status: 400, names: [], atStripe: []})
    },
  )

  test('over the limit of its network is refused', async () => {
    const {status, body, atStripe} = await call({amount: 20}, {payment: refused(429, 'PT429', '600')()})
    expect({status, body}).toMatchObject({status: 429, body: {error: {code: 'too_many'}}})
    expect(atStripe).toEqual([])
  })
})

describe('when Stripe', () => {
  const unavailable = {status: 503, body: {error: {code: 'payments_unavailable'}}}

  test.each([
    ['refuses the key', stripeFailure(401, {type: 'invalid_request_error', message: 'Invalid API Key'})],
    ['refuses a parameter', stripeFailure(400, {type: 'invalid_request_error'})],
    ['gets too much', stripeFailure(429, {type: 'invalid_request_error', code: 'rate_limit'})],
    ['fails', stripeFailure(500, {type: 'api_error'})],
    ['is down', () => new Response('<html>', {status: 503})],
  ])('%s, the payment is forgotten', async (_, stripe) => {
    const {status, body, names} = await call({amount: 20}, {stripe})
    expect({status, body}).toMatchObject(unavailable)
    expect(names).toEqual(['create_donation', 'abandon_checkout'])
    expect(log.join()).toContain('create-donation: Stripe makes no checkout')
    expect(log.join()).not.toContain(stripeKey)
  })

  test.each([
    ['answers another request with the key', stripeFailure(409, {type: 'idempotency_error'})],
    ['answers in another shape', () => Response.json({id: 'cs_test_1', url: null, expires_at: 1})],
  ])('%s, the payment stays as begun', async (_, stripe) => {
    const {status, body, names} = await call({amount: 20}, {stripe})
    expect({status, body}).toMatchObject(unavailable)
    expect(names).toEqual(['create_donation'])
  })

  test('does not answer in time, the payment stays as begun', async () => {
    const stripe = () => new Promise<Response>(() => undefined)
    const {status, body, names} = await call({amount: 20}, {stripe, timeoutMs: '100'})
    expect({status, body}).toMatchObject(unavailable)
    expect(names).toEqual(['create_donation'])
  })

  test('made the checkout and the database is gone, a repetition finds it', async () => {
    const recorded = new Response('<html>', {status: 502})
    const {status, body, names} = await call({amount: 20}, {recorded})
    expect({status, body}).toMatchObject({status: 503, body: {error: {code: 'unavailable'}}})
    expect(names).toEqual(['create_donation', 'record_checkout'])
  })

  test('made the checkout of a payment that was given up meanwhile, it begins anew with a repetition', async () => {
    const {status, body} = await call({amount: 20}, {recorded: refused(404, 'PT404', 'not_found')()})
    expect({status, body}).toMatchObject(unavailable)
  })

  test('fails and the payment cannot be forgotten, the visitor is told the same', async () => {
    const {status, body} = await call(
      {amount: 20},
      {stripe: stripeFailure(500, {type: 'api_error'}), abandoned: refused(409, 'PT409', 'payment_state')()},
    )
    expect({status, body}).toMatchObject(unavailable)
    expect(log.join()).toContain('abandon_checkout: Refused')
  })
})

describe('a membership', () => {
  test('is paid for by the address of the application, for the fee of the database', async () => {
    const {body, args, atStripe} = await call(
      {...person, website: 'https://spam.example'},
      {handler: createMembershipPayment, payment: fee},
    )
    expect(body).toEqual({url})
    expect(args('create_membership_payment')).toMatchObject([
      {submission: {...person, phone: null, notes: null}, context: {isSuspected: true}},
    ])
    expect(atStripe[0]?.parameters).toMatchObject({
      'line_items[0][price_data][unit_amount]': '1500',
      customer_email: person.email,
      success_url: 'https://velsas.example/membership-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://velsas.example/taptinariu',
      submit_type: 'pay',
    })
  })

  test.each([{amount: 1}, {fee: 1}])('has no sum from the browser: %j', async (more) => {
    const {status, body, atStripe} = await call(
      {...person, ...more},
      {handler: createMembershipPayment, payment: fee},
    )
    expect({status, body}).toMatchObject({status: 400, body: {error: {code: 'bad_request'}}})
    expect(atStripe).toEqual([])
  })

  test.each([
    ['a link', {token}, {}, {token, userId: undefined}, 'naryste/pratesti'],
    ['a session', {}, {authorization: 'Bearer a.valid.token'}, {token: null, userId}, 'paskyra'],
    [
      'both, by the link',
      {token},
      {authorization: 'Bearer a.valid.token'},
      {token, userId: undefined},
      'naryste/pratesti',
    ],
  ])('is renewed by %s, and leads back unpaid to its page', async (_, body, headers, expected, page) => {
    const {body: answer, args, atStripe} = await call(body, {handler: renewMembership, payment: fee, headers})
    expect(answer).toEqual({url})
    const [renewal] = args('create_renewal_payment') as {token: string; context: {userId?: string}}[]
    expect({token: renewal?.token, userId: renewal?.context.userId}).toEqual(expected)
    expect(atStripe[0]?.parameters).toMatchObject({cancel_url: `https://velsas.example/${page}`})
  })

  test.each([
    [createMembershipPayment, {...person, renews: true}, 'create_membership_payment'],
    [renewMembership, {token, renews: true}, 'create_renewal_payment'],
  ] as const)('that renews each year is a subscription at Stripe', async (handler, body, procedure) => {
    const renewal = {
      subscriptionId: paymentId,
      purpose: 'membership',
      interval: 'year',
      amountPence: 1500,
      currency: 'GBP',
    }
    const {body: answer, args, names, atStripe} = await call(body, {handler, payment: renewal})
    expect(answer).toEqual({url})
    expect(names).toEqual([procedure, 'record_subscription_checkout'])
    expect(JSON.stringify(args(procedure))).toContain('"renews":true')
    expect(atStripe).toMatchObject([
      {
        idempotencyKey: paymentId,
        parameters: {
          mode: 'subscription',
          client_reference_id: paymentId,
          'line_items[0][price_data][recurring][interval]': 'year',
          'line_items[0][price_data][unit_amount]': '1500',
          'subscription_data[metadata][subscriptionId]': paymentId,
        },
      },
    ])
  })

  test.each([
    ['without a link and a session', {}, {}, undefined, 401, 'unauthorized'],
    [
      'with a session that has ended',
      {},
      {authorization: 'Bearer an.ended.token'},
      undefined,
      401,
      'unauthorized',
    ],
    ['with a link of another kind', {token: 'guess'}, {}, undefined, 400, 'bad_request'],
    ['with a link that leads nowhere', {token}, {}, refused(404, 'PT404', 'not_found')(), 404, 'not_found'],
  ])('is not renewed %s', async (_, body, headers, payment, status, code) => {
    const answer = await call(body, {handler: renewMembership, payment, headers})
    expect(answer).toMatchObject({status, body: {error: {code}}, atStripe: []})
  })
})
