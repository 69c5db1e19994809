import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {keyVariables, post, serveDatabase} from '../_testing/serve-database.ts'
import {serveStripe, stripeFailure, stripeKey} from '../_testing/serve-stripe.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()
const userId = '8484b834-f29e-4af2-bf42-80644d154f76'
const paymentId = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'
const requestId = '9d1b0f6a-2c34-4e59-8b07-5a6f1c2d3e40'
const key = '0197f5a2-7c11-7b2a-9d0c-2b0f0a1c9e11'
const created = {
  requestId,
  paymentId,
  paymentIntentId: 'pi_1',
  amountPence: 500,
  currency: 'GBP',
  idempotencyKey: `refund/${requestId}`,
  isRepeated: false,
  isDone: false,
}
const refund = {
  id: 're_1',
  object: 'refund',
  amount: 500,
  status: 'succeeded',
  created: 1_795_000_000,
  payment_intent: 'pi_1',
  metadata: {refundRequestId: requestId},
}
const reported = {
  refundId: 're_1',
  paidWith: 'pi_1',
  pence: 500,
  status: 'succeeded',
  createdAt: '2026-11-18T11:06:40.000Z',
  requestId,
}

interface Options {
  refund?: unknown
  recorded?: unknown
  /** What Stripe answers to each request. */
  stripe?: (() => Response | Promise<Response>)[]
  stripeUrl?: string
  headers?: Record<string, string>
  /** How long Stripe may take. */
  timeoutMs?: string
}

async function call(
  body: object,
  {refund: given = created, recorded, stripe = [], ...options}: Options = {},
) {
  const database = await serveDatabase(
    {request_refund: () => given, record_refund: () => recorded, abandon_refund: () => undefined},
    {'a.valid.token': {id: userId}},
  )
  const answers = [...stripe]
  const atStripe = await serveStripe(() => answers.shift()?.() ?? Response.json(refund))
  const run = withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL: database.url,
    SITE_URL: 'https://velsas.example',
    STRIPE_API_BASE: options.stripeUrl ?? atStripe.url,
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_TIMEOUT_MS: options.timeoutMs,
  })
  const headers = {
    'content-type': 'application/json',
    authorization: 'Bearer a.valid.token',
    ...options.headers,
  }
  const response = await run(post(JSON.stringify(body), headers))
  return {
    status: response.status,
    body: (await response.json()) as unknown,
    calls: database.calls,
    names: database.calls.map(({name}) => name),
    atStripe: atStripe.calls,
  }
}

const refused = (status: number, code: string, details: string | null) =>
  Response.json({code, details, hint: null, message: 'Refused'}, {status})
const unavailable = [503, {error: {code: 'payments_unavailable'}}]

describe('a refund', () => {
  test('is requested as the treasurer, made at Stripe and recorded', async () => {
    const {status, body, calls, atStripe} = await call(
      {paymentId, amountPence: 500},
      {headers: {'idempotency-key': key}},
    )
    expect([status, body]).toEqual([200, {ok: true}])
    expect(calls).toEqual([
      {name: 'request_refund', args: {payment_id: paymentId, amount_pence: 500, key}, userId},
      {name: 'record_refund', args: {refund: reported}},
    ])
    expect(atStripe).toEqual([
      {
        path: '/v1/refunds',
        idempotencyKey: `refund/${requestId}`,
        parameters: {
          payment_intent: 'pi_1',
          amount: '500',
          reason: 'requested_by_customer',
          'metadata[refundRequestId]': requestId,
          'metadata[paymentId]': paymentId,
        },
      },
    ])
  })

  test('of all that is left needs no amount and no key', async () => {
    const {calls} = await call({paymentId})
    expect(calls[0]?.args).toEqual({payment_id: paymentId})
  })

  test('that is done already is not made again', async () => {
    const {body, names, atStripe} = await call({paymentId}, {refund: {...created, isDone: true}})
    expect(body).toEqual({ok: true})
    expect(names).toEqual(['request_refund'])
    expect(atStripe).toEqual([])
  })

  test('that was requested before is looked for first', async () => {
    const found = {data: [{...refund, id: 're_other', metadata: {}}, refund]}
    const {status, calls, atStripe} = await call(
      {paymentId},
      {refund: {...created, isRepeated: true}, stripe: [() => Response.json(found)]},
    )
    expect(status).toBe(200)
    expect(atStripe.map(({idempotencyKey}) => idempotencyKey)).toEqual([null])
    expect(calls.at(-1)).toEqual({name: 'record_refund', args: {refund: reported}})
  })

  test('that was requested before and not made is made', async () => {
    const {status, atStripe} = await call(
      {paymentId},
      {refund: {...created, isRepeated: true}, stripe: [() => Response.json({data: []})]},
    )
    expect(status).toBe(200)
    expect(atStripe.map(({idempotencyKey}) => idempotencyKey)).toEqual([null, `refund/${requestId}`])
  })

  const underWay = stripeFailure(409, {type: 'idempotency_error', code: 'idempotency_key_in_use'})
  const nothing = () => Response.json({data: []})

  test('that Stripe makes at the moment for the same press is waited for', async () => {
    const {status, calls, atStripe} = await call(
      {paymentId},
      {
        refund: {...created, isRepeated: true},
        stripe: [nothing, underWay, () => Response.json({data: [refund]})],
      },
    )
    expect(status).toBe(200)
    expect(atStripe.map(({idempotencyKey}) => idempotencyKey)).toEqual([null, `refund/${requestId}`, null])
    expect(calls.at(-1)).toEqual({name: 'record_refund', args: {refund: reported}})
  })

  test('that Stripe goes on making stays as begun', async () => {
    const {status, body, names} = await call(
      {paymentId},
      {
        refund: {...created, isRepeated: true},
        stripe: Array.from({length: 8}, (_, index) => (index % 2 === 0 ? nothing : underWay)),
      },
    )
    expect([status, body]).toMatchObject(unavailable)
    expect(names).toEqual(['request_refund'])
  })

  test('that the database cannot record stays as begun', async () => {
    const {status, names} = await call({paymentId}, {recorded: new Response('<html>', {status: 502})})
    expect([status, names]).toEqual([503, ['request_refund', 'record_refund']])
  })
})

describe('a refund that Stripe', () => {
  test.each([
    ['charge_already_refunded', 409, 'payment_state'],
    ['charge_disputed', 409, 'payment_state'],
    ['balance_insufficient', 503, 'payments_unavailable'],
  ])('refuses with %s is forgotten', async (code, status, expected) => {
    const answer = await call(
      {paymentId},
      {stripe: [stripeFailure(400, {type: 'invalid_request_error', code})]},
    )
    expect(answer).toMatchObject({status, body: {error: {code: expected}}})
    expect(answer.names).toEqual(['request_refund', 'abandon_refund'])
    expect(log.join()).toContain('refund-payment: Stripe')
    expect(log.join()).not.toContain(stripeKey)
  })

  test('was not reached for is forgotten', async () => {
    const {status, body, names} = await call({paymentId}, {stripeUrl: 'http://127.0.0.1:2'})
    expect([status, body]).toMatchObject(unavailable)
    expect(names).toEqual(['request_refund', 'abandon_refund'])
  })

  test.each([
    ['fails to make', stripeFailure(500, {type: 'api_error'})],
    ['is making for another request', stripeFailure(409, {type: 'idempotency_error'})],
    ['answers in another shape', () => Response.json({id: 're_1'})],
  ])('%s stays as begun', async (_, stripe) => {
    const {status, body, names} = await call({paymentId}, {stripe: [stripe]})
    expect([status, body]).toMatchObject(unavailable)
    expect(names).toEqual(['request_refund'])
  })

  test('does not answer for in time stays as begun', async () => {
    const never = () => new Promise<Response>(() => undefined)
    const {status, body, names} = await call({paymentId}, {stripe: [never], timeoutMs: '100'})
    expect([status, body]).toMatchObject(unavailable)
    expect(names).toEqual(['request_refund'])
  })

  test('refuses to repeat is not forgotten: the attempt before may have been made', async () => {
    const {status, names} = await call(
      {paymentId},
      {
        refund: {...created, isRepeated: true},
        stripe: [
          () => Response.json({data: []}),
          stripeFailure(429, {type: 'invalid_request_error', code: 'rate_limit'}),
        ],
      },
    )
    expect([status, names]).toEqual([503, ['request_refund']])
  })
})

describe('no refund is made', () => {
  test.each([
    ['for somebody who is no treasurer', 403, 'forbidden', refused(403, '42501', null)],
    ['of a payment in another state', 409, 'payment_state', refused(409, 'PT409', 'payment_state')],
    ['of more than is left', 400, 'bad_request', refused(400, 'PT400', 'bad_request')],
    ['of a payment that does not exist', 404, 'not_found', refused(404, 'PT404', 'not_found')],
  ])('%s', async (_, status, code, answer) => {
    const given = await call({paymentId}, {refund: answer})
    expect(given).toMatchObject({status, body: {error: {code}}, names: ['request_refund'], atStripe: []})
  })

  test('for somebody who is not logged in', async () => {
    for (const authorization of ['Bearer another.token', 'Bearer sb_secret_of_the_tests'])
      expect(await call({paymentId}, {headers: {authorization}})).toMatchObject({status: 401, calls: []})
  })

  test.each([{}, {paymentId: 'x'}, {paymentId, amountPence: 0}, {paymentId, amountPence: 1.5}])(
    'for %j',
    async (body) => {
      expect(await call(body)).toMatchObject({status: 400, calls: []})
    },
  )
})
