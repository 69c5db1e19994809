import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {exampleSubscription} from '../_testing/example-subscription.ts'
import {keyVariables, post, serveDatabase} from '../_testing/serve-database.ts'
import {serveStripe, stripeFailure, stripeKey, type StripeCall} from '../_testing/serve-stripe.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()
const id = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'
const userId = '8484b834-f29e-4af2-bf42-80644d154f76'
const token = '0123456789abcdef'.repeat(4)
const begun = {
  subscriptionId: id,
  stripeSubscriptionId: 'sub_1',
  stripeCustomerId: 'cus_1',
  purpose: 'donation',
  interval: 'month',
  amountPence: 1250,
  resumesAt: '2026-12-20T10:00:00+00:00',
}
const shown = {status: 'active', amountPence: 1250}
interface Options {
  begin?: unknown
  /** What Stripe answers to a change. */
  change?: (call: StripeCall) => Response
  read?: () => Response
  headers?: Record<string, string>
}

async function call(body: object, {begin = begun, change, read, headers = {}}: Options = {}) {
  const database = await serveDatabase(
    {
      begin_subscription_change: () => begin,
      report_subscription: () => ({outcome: 'applied'}),
      subscription_after_change: () => shown,
    },
    {'a.valid.token': {id: userId}},
  )
  const reading = read ?? (() => Response.json(exampleSubscription))
  const changes: object[] = []
  const atStripe = await serveStripe((asked, method) => {
    if (asked.path === '/v1/invoices') return Response.json({object: 'list', data: [], has_more: false})
    if (method === 'GET') return reading()
    changes.push({method, ...asked})
    if (asked.path === '/v1/products') return Response.json({id: 'prod_2', object: 'product', active: true})
    return (
      change?.(asked) ?? Response.json({...exampleSubscription, url: 'https://billing.stripe.example/p/1'})
    )
  })
  const run = withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL: database.url,
    SITE_URL: 'https://velsas.example',
    STRIPE_API_BASE: atStripe.url,
    STRIPE_SECRET_KEY: stripeKey,
  })
  const response = await run(post(JSON.stringify(body), {'content-type': 'application/json', ...headers}))
  return {
    answer: [response.status, (await response.json()) as unknown],
    database: database.calls,
    names: database.calls.map(({name}) => name),
    changes,
  }
}

const done = [200, {ok: true, subscription: shown}]
const everything = ['begin_subscription_change', 'report_subscription', 'subscription_after_change']
const refusal = (status: number, code: string) => [status, {error: {code}}]

describe('a change by a link', () => {
  test('of the sum gives the item another price, reads it back and answers how it is', async () => {
    const {answer, database, names, changes} = await call({token, action: 'change', amount: 12.5})
    expect([answer, names]).toEqual([done, everything])
    expect(database[0]?.args).toEqual({token, context: {action: 'change', amount: 12.5}})
    expect(changes).toMatchObject([
      {method: 'POST', path: '/v1/products', parameters: {name: 'Auka'}},
      {
        method: 'POST',
        path: '/v1/subscriptions/sub_1',
        parameters: {
          'items[0][id]': 'si_1',
          'items[0][price_data][currency]': 'gbp',
          'items[0][price_data][product]': 'prod_2',
          'items[0][price_data][recurring][interval]': 'month',
          'items[0][price_data][unit_amount]': '1250',
          proration_behavior: 'none',
        },
      },
    ])
  })

  test('tells the database what it needs, and nothing else of the payer', async () => {
    const {database} = await call({token, action: 'resume'})
    expect(database[1]?.args).toEqual({
      subscription: expect.objectContaining({
        subscriptionId: 'sub_1',
        payerId: 'cus_1',
        email: 'rasa@example.test',
        cardBrand: 'visa',
        cardLast4: '4242',
      }) as object,
      invoices: [],
      read_at: expect.stringMatching(/^20.+Z$/) as string,
    })
  })

  test.each([
    [
      {action: 'pause', months: 2},
      {'pause_collection[behavior]': 'void', 'pause_collection[resumes_at]': '1797760800'},
    ],
    [{action: 'resume'}, {pause_collection: ''}],
  ])('of the kind %j asks Stripe for %j', async (change, parameters) => {
    const {answer, changes} = await call({token, ...change})
    expect(answer).toEqual(done)
    expect(changes).toMatchObject([{path: '/v1/subscriptions/sub_1', parameters}])
  })

  test('that costs the payer changes nothing until the link that was sent is opened', async () => {
    const {answer, names, changes} = await call({token, action: 'card'}, {begin: {linkSent: true}})
    expect(answer).toEqual([200, {linkSent: true}])
    expect([names, changes]).toEqual([['begin_subscription_change'], []])
  })

  test('ends it at Stripe', async () => {
    const {answer, changes} = await call({token, action: 'stop'})
    expect(answer).toEqual(done)
    expect(changes).toMatchObject([{method: 'DELETE', path: '/v1/subscriptions/sub_1'}])
  })

  test.each([
    [{token, action: 'card'}, {}, 'donation', 'https://velsas.example/mano-auka'],
    [{token, action: 'card', locale: 'en'}, {}, 'donation', 'https://velsas.example/en/mano-auka'],
    [{token, action: 'card'}, {}, 'membership', 'https://velsas.example/naryste/pratesti'],
    [
      {id, action: 'card'},
      {authorization: 'Bearer a.valid.token'},
      'donation',
      'https://velsas.example/paskyra',
    ],
  ] as const)('of the card leads to Stripe’s page and back: %j', async (body, headers, purpose, back) => {
    const {answer, names, changes} = await call(body, {headers, begin: {...begun, purpose}})
    expect(answer).toEqual([200, {url: 'https://billing.stripe.example/p/1'}])
    expect(names).toEqual(['begin_subscription_change'])
    expect(changes).toMatchObject([
      {
        path: '/v1/billing_portal/sessions',
        parameters: {
          customer: 'cus_1',
          return_url: back,
          'flow_data[type]': 'payment_method_update',
          'flow_data[after_completion][redirect][return_url]': `${back}?card=saved`,
        },
      },
    ])
  })
})

describe('a change by a session', () => {
  test('names who asks', async () => {
    const {answer, database} = await call(
      {id, action: 'stop'},
      {headers: {authorization: 'Bearer a.valid.token'}},
    )
    expect(answer).toEqual(done)
    expect(database[0]?.args).toMatchObject({token: null, context: {id, userId, action: 'stop'}})
  })

  test('needs one', async () => {
    const {answer, database} = await call({id, action: 'stop'})
    expect(answer).toMatchObject(refusal(401, 'unauthorized'))
    expect(database).toEqual([])
  })
})

describe('what cannot be done', () => {
  test.each([
    {action: 'stop'},
    {token, id, action: 'stop'},
    {token: 'short', action: 'stop'},
    {token, action: 'change'},
    {token, action: 'change', amount: 0.5},
    {token, action: 'pause', months: 4},
    {token, action: 'dance'},
  ])('is refused before the database is asked: %j', async (body) => {
    const {answer, database} = await call(body)
    expect(answer).toMatchObject(refusal(400, 'bad_request'))
    expect(database).toEqual([])
  })

  test.each([
    [404, 'not_found'],
    [409, 'subscription_state'],
  ])('is answered as the database does: %i %s', async (status, details) => {
    const begin = Response.json({code: `PT${status}`, details, hint: null, message: 'Refused'}, {status})
    const {answer, changes} = await call({token, action: 'resume'}, {begin})
    expect(answer).toMatchObject(refusal(status, details))
    expect(changes).toEqual([])
  })

  test.each([
    {action: 'change', amount: 5},
    {action: 'pause', months: 1},
    {action: 'resume'},
    {action: 'card'},
  ])('while Stripe is down is $action, which says so', async (asked) => {
    const {answer} = await call({token, ...asked}, {change: stripeFailure(503, {type: 'api_error'})})
    expect(answer).toMatchObject(refusal(503, 'payments_unavailable'))
  })

  test('is never a stop, which the job repeats', async () => {
    const down = stripeFailure(503, {type: 'api_error'})
    const {answer, names} = await call({token, action: 'stop'}, {change: down, read: down})
    expect([answer, names]).toEqual([done, ['begin_subscription_change', 'subscription_after_change']])
    expect(log.join()).toContain('manage-subscription:')
  })

  test('of what ended at Stripe meanwhile is read, and refused', async () => {
    const {answer, names} = await call(
      {token, action: 'pause', months: 1},
      {change: stripeFailure(400, {type: 'invalid_request_error'})},
    )
    expect(answer).toMatchObject(refusal(409, 'subscription_state'))
    expect(names).toEqual(['begin_subscription_change', 'report_subscription'])
  })
})
