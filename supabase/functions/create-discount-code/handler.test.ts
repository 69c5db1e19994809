import {describe, expect, onTestFinished, test, vi} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {keyVariables, post, serveDatabase} from '../_testing/serve-database.ts'
import {serveStripe, stripeFailure, stripeKey} from '../_testing/serve-stripe.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()
const userId = '8484b834-f29e-4af2-bf42-80644d154f76'
const id = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'
const created = {
  id,
  code: 'NARYS-ABCDEFGH',
  amountPence: 500,
  currency: 'GBP',
  eventKey: 'kaledos-2025',
  validUntil: '2027-01-15T08:00:00+00:00',
  expiresAt: 1_800_000_000,
  isReady: false,
}
const shown = {code: 'NARYS-ABCDEFGH', amountPence: 500, validUntil: '2027-01-15T08:00:00+00:00'}

interface Options {
  code?: unknown
  recorded?: unknown
  /** What Stripe answers to each request: coupon, promotion code, what is looked for. */
  stripe?: (() => Response)[]
  token?: string
}

async function call(
  body: object,
  {code = created, recorded, stripe = [], token = 'a.valid.token'}: Options = {},
) {
  const database = await serveDatabase(
    {create_discount_code: () => code, record_discount_code: () => recorded ?? created},
    {'a.valid.token': {id: userId}},
  )
  const answers = [...stripe]
  const atStripe = await serveStripe(() => answers.shift()?.() ?? Response.json({id: 'promo_1'}))
  const run = withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL: database.url,
    SITE_URL: 'https://velsas.example',
    STRIPE_API_BASE: atStripe.url,
    STRIPE_SECRET_KEY: stripeKey,
  })
  const headers = {'content-type': 'application/json', authorization: `Bearer ${token}`}
  const response = await run(post(JSON.stringify(body), headers))
  return {
    status: response.status,
    body: (await response.json()) as unknown,
    calls: database.calls,
    atStripe: atStripe.calls,
  }
}

const made = (object: object) => () => Response.json(object)
const exists = stripeFailure(400, {type: 'invalid_request_error', code: 'resource_already_exists'})
const refused = (status: number, code: string, details: string) =>
  Response.json({code, details, hint: null, message: 'Refused'}, {status})

describe('a discount code', () => {
  test('is created for the user, made at Stripe and recorded', async () => {
    const {status, body, calls, atStripe} = await call(
      {eventKey: 'kaledos-2025', locale: 'lt'},
      {stripe: [made({id}), made({id: 'promo_1'})]},
    )
    expect([status, body]).toEqual([200, shown])
    expect(calls).toMatchObject([
      {name: 'create_discount_code', args: {event_key: 'kaledos-2025', context: {userId}}},
      {name: 'record_discount_code', args: {code_id: id, promotion_code_id: 'promo_1'}},
    ])
    expect(atStripe).toEqual([
      {
        path: '/v1/coupons',
        idempotencyKey: expect.stringContaining(`coupon/${id}`) as string,
        parameters: {
          id,
          amount_off: '500',
          currency: 'gbp',
          duration: 'once',
          name: 'Nario nuolaida · Member discount',
          'metadata[codeId]': id,
          'metadata[eventKey]': 'kaledos-2025',
        },
      },
      {
        path: '/v1/promotion_codes',
        idempotencyKey: expect.stringContaining(`promotion-code/${id}`) as string,
        parameters: {
          'promotion[type]': 'coupon',
          'promotion[coupon]': id,
          code: 'NARYS-ABCDEFGH',
          max_redemptions: '1',
          expires_at: '1800000000',
          'metadata[codeId]': id,
          'metadata[eventKey]': 'kaledos-2025',
        },
      },
    ])
  })

  test('that is ready is shown without a call to Stripe', async () => {
    const {body, atStripe, calls} = await call(
      {eventKey: 'kaledos-2025'},
      {code: {...created, isReady: true}},
    )
    expect(body).toEqual(shown)
    expect(atStripe).toEqual([])
    expect(calls.map(({name}) => name)).toEqual(['create_discount_code'])
  })

  test('that an earlier attempt made is found', async () => {
    const others = {id: 'promo_other', metadata: {}}
    const found = {data: [others, {id: 'promo_first', metadata: {codeId: id}}]}
    const {status, calls} = await call(
      {eventKey: 'kaledos-2025'},
      {stripe: [exists, made({id}), exists, made(found)]},
    )
    expect(status).toBe(200)
    expect(calls.at(-1)?.args).toEqual({code_id: id, promotion_code_id: 'promo_first'})
  })

  test('that another request is making is waited for', async () => {
    // The keys are those of an hour.
    vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-01-15T08:00:00Z')})
    onTestFinished(() => void vi.useRealTimers())
    const inUse = stripeFailure(409, {type: 'idempotency_error', code: 'idempotency_key_in_use'})
    const {status, atStripe} = await call(
      {eventKey: 'kaledos-2025'},
      {stripe: [inUse, made({id}), inUse, made({id: 'promo_1'})]},
    )
    expect(status).toBe(200)
    expect(new Set(atStripe.map(({idempotencyKey}) => idempotencyKey)).size).toBe(2)
  })

  test.each([
    ['refuses', stripeFailure(401, {type: 'invalid_request_error', message: 'Invalid API Key'})],
    ['fails', stripeFailure(500, {type: 'api_error'})],
    ['has the text of the code for something else', exists],
  ])('is not shown when Stripe %s', async (_, failure) => {
    const {status, body, calls} = await call(
      {eventKey: 'kaledos-2025'},
      {stripe: [made({id}), failure, made({data: []})]},
    )
    expect([status, body]).toMatchObject([503, {error: {code: 'payments_unavailable'}}])
    expect(calls.map(({name}) => name)).toEqual(['create_discount_code'])
    expect(log.join()).toContain('create-discount-code: Stripe makes no code')
  })

  test('is not shown before the database knows it', async () => {
    const {status, body} = await call(
      {eventKey: 'kaledos-2025'},
      {recorded: new Response('<html>', {status: 502})},
    )
    expect([status, body]).toMatchObject([503, {error: {code: 'unavailable'}}])
  })
})

describe('no discount code is for', () => {
  test('somebody who is not logged in', async () => {
    for (const token of ['another.token', 'sb_publishable_of_the_tests']) {
      const {status, body, calls} = await call({eventKey: 'kaledos-2025'}, {token})
      expect([status, body]).toMatchObject([401, {error: {code: 'unauthorized'}}])
      expect(calls).toEqual([])
    }
  })

  test.each([
    ['somebody who is no member', 403, 'members_only', refused(403, 'PT403', 'members_only')],
    ['an event without a discount', 404, 'not_found', refused(404, 'PT404', 'not_found')],
    ['who has used theirs', 409, 'code_used', refused(409, 'PT409', 'code_used')],
    ['whose code has expired', 409, 'code_expired', refused(409, 'PT409', 'code_expired')],
    ['who asks too often', 429, 'too_many', refused(429, 'PT429', '600')],
  ])('%s', async (_, status, code, answer) => {
    const {status: given, body, atStripe} = await call({eventKey: 'kaledos-2025'}, {code: answer})
    expect([given, body]).toMatchObject([status, {error: {code}}])
    expect(atStripe).toEqual([])
  })

  test.each([{}, {eventKey: ''}, {eventKey: 'Kalėdos'}, {eventKey: 5}])('%j', async (body) => {
    expect(await call(body)).toMatchObject({status: 400, calls: []})
  })
})
