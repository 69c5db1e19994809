import {describe, expect, test, vi} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {keyVariables, post, postAsService, serveDatabase} from '../_testing/serve-database.ts'
import {serveStripe, stripeFailure, stripeKey, type StripeCall} from '../_testing/serve-stripe.ts'
import {withVariables} from '../_testing/with-variables.ts'

const log = captureLog()

const paymentId = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'
const requestId = '9d1b0f6a-2c34-4e59-8b07-5a6f1c2d3e40'
const codeId = '5e7c2b1a-8f06-4d93-a1b4-6c7d8e9f0a12'

const payment = (session_id: string | null, payment_id = paymentId) => ({
  payment_id,
  purpose: 'donation',
  session_id,
  amount_pence: 2000,
  created_at: '2026-11-22T10:00:00.000Z',
})

const session = (id: string, fields: object = {}) => ({
  id,
  object: 'checkout.session',
  mode: 'payment',
  status: 'open',
  payment_status: 'unpaid',
  url: `https://checkout.example.test/${id}`,
  expires_at: 1_795_000_000,
  client_reference_id: paymentId,
  payment_link: null,
  payment_intent: null,
  amount_total: 2000,
  currency: 'gbp',
  ...fields,
})

/** The session as the database is told of it. */
const checkout = (id: string, fields: object = {}) => ({
  kind: 'payment_pending',
  checkoutId: id,
  reference: paymentId,
  isByLink: false,
  paidWith: null,
  email: null,
  eventKey: null,
  discountCodes: [],
  url: `https://checkout.example.test/${id}`,
  expiresAt: '2026-11-18T11:06:40.000Z',
  ...fields,
})

interface Options {
  database?: Record<string, (args: never) => unknown>
  /** What Stripe answers to each path. */
  stripe?: Record<string, (call: StripeCall) => Response>
  key?: string
}

async function start({database: results = {}, stripe = {}, key = stripeKey}: Options = {}) {
  const database = await serveDatabase({
    payments_to_check: () => [],
    subscriptions_to_check: () => [],
    renewals_to_change: () => [],
    tickets_to_read: () => [],
    refunds_to_check: () => [],
    codes_to_deactivate: () => [],
    stripe_balance_to_read: () => Response.json(null),
    stripe_payouts_to_read: () => [],
    ...results,
  })
  const notFound = stripeFailure(404, {type: 'invalid_request_error', code: 'resource_missing'})
  const atStripe = await serveStripe((call) => (stripe[call.path] ?? notFound)(call))
  // What it has logged is forgotten only with the module.
  vi.resetModules()
  const {handler} = await import('./handler.ts')
  const run = withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL: database.url,
    STRIPE_API_BASE: atStripe.url,
    STRIPE_SECRET_KEY: key,
  })
  return {
    run,
    reconcile: async () => {
      const response = await run(postAsService())
      return {status: response.status, body: (await response.json()) as unknown}
    },
    /** Arguments of the calls that change something. */
    args: (name: string) => database.calls.filter((call) => call.name === name).map(({args}) => args),
    names: () => database.calls.map(({name}) => name),
    atStripe: atStripe.calls,
  }
}

const down = stripeFailure(503, {type: 'api_error'})
const ofDatabase = ['reconcile_memberships', 'send_alerts', 'send_digests']
const everything = [
  ...ofDatabase,
  'payments_to_check',
  'subscriptions_to_check',
  'renewals_to_change',
  'tickets_to_read',
  'refunds_to_check',
  'codes_to_deactivate',
  'stripe_balance_to_read',
  'stripe_payouts_to_read',
]

test('reconciles for the service only', async () => {
  const {run, reconcile, names} = await start()
  expect((await run(post('{}'))).status).toBe(401)
  expect(names()).toEqual([])
  expect(await reconcile()).toEqual({status: 200, body: {}})
  expect(names()).toEqual(everything)
})

test('reconciles memberships where nobody pays by card', async () => {
  const {reconcile, names} = await start({key: ''})
  expect(await reconcile()).toEqual({status: 200, body: {}})
  expect(names()).toEqual(ofDatabase)
})

describe('a checkout', () => {
  test('is applied as Stripe has it, with the time of its payment', async () => {
    const paid = session('cs_1', {
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: {id: 'pi_1', latest_charge: {id: 'ch_1', created: 1_795_000_000, paid: true}},
    })
    const {reconcile, args, atStripe} = await start({
      database: {payments_to_check: () => [payment('cs_1')]},
      stripe: {'/v1/checkout/sessions/cs_1': () => Response.json(paid)},
    })
    expect((await reconcile()).status).toBe(200)
    const settled = {kind: 'payment_settled', paidWith: 'pi_1', pence: 2000, currency: 'gbp', url: null}
    expect(args('apply_checkout_session')).toEqual([
      {session: checkout('cs_1', settled), at: '2026-11-18T11:06:40.000Z'},
    ])
    expect(atStripe[0]?.parameters).toEqual({'expand[0]': 'payment_intent.latest_charge'})
  })

  test('that is open or has expired is applied without a time', async () => {
    const [open, expired] = [session('cs_1'), session('cs_2', {status: 'expired', url: null})]
    const {reconcile, args} = await start({
      database: {payments_to_check: () => [payment('cs_1'), payment('cs_2')]},
      stripe: {
        '/v1/checkout/sessions/cs_1': () => Response.json(open),
        '/v1/checkout/sessions/cs_2': () => Response.json(expired),
      },
    })
    await reconcile()
    expect(args('apply_checkout_session')).toEqual([
      {session: checkout('cs_1')},
      {session: checkout('cs_2', {kind: 'payment_expired', url: null})},
    ])
  })

  test('that Stripe does not know lapses', async () => {
    const {reconcile, args} = await start({database: {payments_to_check: () => [payment('cs_1')]}})
    expect((await reconcile()).status).toBe(200)
    expect(args('lapse_checkout')).toEqual([{payment_id: paymentId}])
  })

  test('whose answer got lost is found among all since its payment, on any page', async () => {
    const other = session('cs_other', {client_reference_id: 'somebody', payment_link: 'plink_1'})
    const forged = session('cs_forged', {payment_link: 'plink_1'})
    const pages: Record<string, object> = {
      '': {has_more: true, data: [other, forged]},
      cs_forged: {has_more: false, data: [session('cs_found')]},
    }
    const lost = 'a2b8c6d4-0e1f-4a3b-8c5d-7e9f0a1b2c3d'
    const {reconcile, args, atStripe} = await start({
      database: {payments_to_check: () => [payment(null), payment(null, lost)]},
      stripe: {
        '/v1/checkout/sessions': ({parameters}) => Response.json(pages[parameters.starting_after ?? '']),
        '/v1/checkout/sessions/cs_found': () => Response.json(session('cs_found')),
      },
    })
    expect((await reconcile()).status).toBe(200)
    expect(args('apply_checkout_session')).toEqual([{session: checkout('cs_found')}])
    expect(args('lapse_checkout')).toEqual([{payment_id: lost}])
    expect(atStripe[0]?.parameters).toEqual({'created[gte]': '1795341540', limit: '100'})
    expect(atStripe.map(({path}) => path)).toEqual([
      '/v1/checkout/sessions',
      '/v1/checkout/sessions',
      '/v1/checkout/sessions/cs_found',
    ])
  })

  test('that cannot be looked for neither lapses nor keeps another from being reconciled', async () => {
    const {reconcile, args} = await start({
      database: {payments_to_check: () => [payment(null), payment('cs_1')]},
      stripe: {
        '/v1/checkout/sessions': stripeFailure(400, {type: 'invalid_request_error', message: 'Odd'}),
        '/v1/checkout/sessions/cs_1': () => Response.json(session('cs_1')),
      },
    })
    expect(await reconcile()).toMatchObject({status: 500, body: {error: {code: 'unexpected'}}})
    expect(args('apply_checkout_session')).toEqual([{session: checkout('cs_1')}])
    expect(args('lapse_checkout')).toEqual([])
  })

  test('that cannot be reconciled keeps no other from it', async () => {
    const {reconcile, args} = await start({
      database: {
        payments_to_check: () => [payment('cs_1'), payment('cs_2')],
        apply_checkout_session: ({session: {checkoutId}}: {session: {checkoutId: string}}) =>
          checkoutId === 'cs_1' ? new Error('a row is odd') : {},
      },
      stripe: {
        '/v1/checkout/sessions/cs_1': () => Response.json(session('cs_1')),
        '/v1/checkout/sessions/cs_2': () => Response.json(session('cs_2')),
      },
    })
    expect(await reconcile()).toMatchObject({status: 500, body: {error: {code: 'unexpected'}}})
    expect(args('apply_checkout_session')).toHaveLength(2)
    expect(log.join()).toContain('reconcile-payments: checkouts:')
    expect(log.join()).toContain('22023 a row is odd')
  })
})

describe('a renewal by card', () => {
  const path = '/v1/subscriptions/sub_1'
  const subscription = {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    metadata: {},
    customer: 'cus_1',
    start_date: 1_763_000_000,
    items: {
      data: [
        {
          id: 'si_1',
          price: {
            unit_amount: 1500,
            currency: 'gbp',
            product: {id: 'prod_1', object: 'product', name: 'Narystė', active: true},
          },
          current_period_end: 1_794_536_000,
        },
      ],
    },
  }
  const stripe = {[path]: () => Response.json(subscription), '/v1/invoices': () => Response.json({data: []})}
  const due = (change: object) => ({
    renewals_to_change: () => [
      {
        subscription_id: paymentId,
        stripe_subscription_id: 'sub_1',
        amount_pence: null,
        resumes_at: null,
        ...change,
      },
    ],
    report_subscription: () => ({outcome: 'applied'}),
  })

  test('gets the new fee at Stripe, without a charge in between, and is read again', async () => {
    const {reconcile, args, atStripe} = await start({database: due({amount_pence: 1800}), stripe})
    expect((await reconcile()).status).toBe(200)
    expect(atStripe.map((call) => call.path)).toEqual([path, path, path, '/v1/invoices'])
    expect(atStripe[1]?.parameters).toEqual({
      'items[0][id]': 'si_1',
      'items[0][price_data][currency]': 'gbp',
      'items[0][price_data][product]': 'prod_1',
      'items[0][price_data][recurring][interval]': 'year',
      'items[0][price_data][unit_amount]': '1800',
      proration_behavior: 'none',
    })
    expect(args('report_subscription')).toHaveLength(1)
  })

  test('has a charge left out by a pause', async () => {
    const {reconcile, atStripe} = await start({
      database: due({resumes_at: '2026-12-01T00:00:00+00:00'}),
      stripe,
    })
    expect((await reconcile()).status).toBe(200)
    expect(atStripe[0]).toMatchObject({
      path,
      parameters: {'pause_collection[behavior]': 'void', 'pause_collection[resumes_at]': '1796083200'},
    })
  })

  test('is changed another time while Stripe is down', async () => {
    const {reconcile, args} = await start({database: due({amount_pence: 1800}), stripe: {[path]: down}})
    expect((await reconcile()).status).toBe(503)
    expect(args('report_subscription')).toEqual([])
  })
})

describe('tickets', () => {
  const bought = {tickets_to_read: () => [{payment_id: paymentId, session_id: 'cs_1'}]}
  const details = {email: 'rasa@example.test', name: 'Rasa\u202e Rasaitė', phone: null}
  const sold = (fields: object) => session('cs_1', {payment_link: 'plink_1', locale: 'en-GB', ...fields})
  const lines = {
    object: 'list',
    data: [
      {id: 'li_1', description: 'Suaugusiojo bilietas', quantity: 2},
      {id: 'li_2', description: 'Vaiko bilietas', quantity: 0},
    ],
  }
  const answering = (fields: object) => ({
    '/v1/checkout/sessions/cs_1': () => Response.json(sold(fields)),
    '/v1/checkout/sessions/cs_1/line_items': () => Response.json(lines),
  })

  test('are kept with their buyer and with what was bought', async () => {
    const address = {line1: '1 Gatvė', line2: null, city: 'Cardiff', state: '', postal_code: 'CF10 1AA'}
    const {reconcile, args, atStripe} = await start({
      database: bought,
      stripe: answering({customer_details: {...details, address: {...address, country: 'GB'}}}),
    })
    expect((await reconcile()).status).toBe(200)
    expect(args('record_ticket_order')).toEqual([
      {
        payment_id: paymentId,
        buyer: {
          name: 'Rasa Rasaitė',
          email: 'rasa@example.test',
          address: '1 Gatvė, Cardiff, CF10 1AA, GB',
          locale: 'en-GB',
        },
        items: [{name: 'Suaugusiojo bilietas', quantity: 2}],
      },
    ])
    expect(atStripe[1]?.parameters).toEqual({limit: '100'})
  })

  test.each([
    [{customer_details: {...details, name: null, address: {line1: null, postal_code: 'CF10'}}, locale: null}],
    [{customer_details: {...details, name: '\u200b', individual_name: '', address: null}, locale: undefined}],
  ])('of a link that asks for nothing have an email address alone: %j', async (fields) => {
    const {reconcile, args} = await start({database: bought, stripe: answering(fields)})
    expect((await reconcile()).status).toBe(200)
    const buyer = {name: null, email: 'rasa@example.test', address: null, locale: null}
    expect(args('record_ticket_order')).toMatchObject([{buyer}])
  })

  test('have the name that the link asked for before that of the card', async () => {
    const {reconcile, args} = await start({
      database: bought,
      stripe: answering({customer_details: {...details, individual_name: 'Ąžuolas Rasaitis'}}),
    })
    await reconcile()
    expect(args('record_ticket_order')).toMatchObject([{buyer: {name: 'Ąžuolas Rasaitis'}}])
  })

  test('whose checkout Stripe does not know are kept without a name', async () => {
    const {reconcile, args} = await start({database: bought})
    expect((await reconcile()).status).toBe(200)
    expect(args('record_ticket_order')).toEqual([{payment_id: paymentId, buyer: {}, items: []}])
  })

  test('are read another time while Stripe is down', async () => {
    const stripe = {'/v1/checkout/sessions/cs_1': answering({})['/v1/checkout/sessions/cs_1']}
    const {reconcile, args} = await start({
      database: bought,
      stripe: {...stripe, '/v1/checkout/sessions/cs_1/line_items': down},
    })
    expect((await reconcile()).status).toBe(503)
    expect(args('record_ticket_order')).toEqual([])
  })
})

describe('a refund that was requested', () => {
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
  const created = (is_overdue: boolean) => ({
    refunds_to_check: () => [{request_id: requestId, payment_intent_id: 'pi_1', is_overdue}],
  })
  const other = {id: 're_0', object: 'refund', metadata: {}}

  test('is recorded when Stripe has made it', async () => {
    const {reconcile, args, atStripe} = await start({
      database: created(true),
      stripe: {'/v1/refunds': () => Response.json({data: [other, refund]})},
    })
    expect((await reconcile()).status).toBe(200)
    expect(args('record_refund')).toEqual([{refund: reported}])
    expect(atStripe).toMatchObject([{idempotencyKey: null, parameters: {payment_intent: 'pi_1'}}])
  })

  test.each([
    [false, []],
    [true, [{request_id: requestId}]],
  ])('and not made is never made, and forgotten when overdue: %s', async (isOverdue, abandoned) => {
    const {reconcile, args, atStripe} = await start({
      database: created(isOverdue),
      stripe: {'/v1/refunds': () => Response.json({data: [other]})},
    })
    expect((await reconcile()).status).toBe(200)
    expect(args('abandon_refund')).toEqual(abandoned)
    expect(atStripe).toHaveLength(1)
  })

  test('is not forgotten while Stripe is down', async () => {
    const {reconcile, args} = await start({database: created(true), stripe: {'/v1/refunds': down}})
    expect((await reconcile()).status).toBe(503)
    expect(args('abandon_refund')).toEqual([])
  })
})

describe('a revoked code', () => {
  const codes = {codes_to_deactivate: () => [{code_id: codeId, promotion_code_id: 'promo_1'}]}

  test.each([
    ['is switched off', () => Response.json({id: 'promo_1', active: false})],
    ['that Stripe does not have needs nothing', stripeFailure(404, {type: 'invalid_request_error'})],
  ])('%s', async (_, answer) => {
    const {reconcile, args, atStripe} = await start({
      database: codes,
      stripe: {'/v1/promotion_codes/promo_1': answer},
    })
    expect((await reconcile()).status).toBe(200)
    expect(atStripe).toMatchObject([{parameters: {active: 'false'}}])
    expect(args('finish_deactivation')).toEqual([{code_id: codeId}])
  })

  test('stays revoked until Stripe has switched it off', async () => {
    const {reconcile, args} = await start({
      database: codes,
      stripe: {'/v1/promotion_codes/promo_1': () => Response.json({id: 'promo_1', active: true})},
    })
    expect((await reconcile()).status).toBe(500)
    expect(args('finish_deactivation')).toEqual([])
  })
})

describe('an outage', () => {
  test('of Stripe ends only what needs it, asks it once, and is logged once', async () => {
    const {reconcile, args, names, atStripe} = await start({
      database: {
        payments_to_check: () => [payment('cs_1'), payment('cs_2')],
        codes_to_deactivate: () => [{code_id: codeId, promotion_code_id: 'promo_1'}],
      },
      stripe: {
        '/v1/checkout/sessions/cs_1': down,
        '/v1/checkout/sessions/cs_2': down,
        '/v1/promotion_codes/promo_1': down,
      },
    })
    expect(await reconcile()).toMatchObject({status: 503, body: {error: {code: 'payments_unavailable'}}})
    expect((await reconcile()).status).toBe(503)
    expect(atStripe.map(({path}) => path)).toEqual(Array(2).fill('/v1/checkout/sessions/cs_1'))
    expect(names().filter((name) => name === 'reconcile_memberships')).toHaveLength(2)
    expect(args('lapse_checkout')).toEqual([])
    expect(log).toHaveLength(1)
    expect(log.join()).toContain('reconcile-payments: checkouts: Error: GET /v1/checkout/sessions/cs_1: 503')
  })

  test('is logged again when it comes back', async () => {
    let isDown = true
    const {reconcile} = await start({
      database: {payments_to_check: () => [payment('cs_1')]},
      stripe: {
        '/v1/checkout/sessions/cs_1': () => (isDown ? down() : Response.json(session('cs_1'))),
      },
    })
    for (const each of [true, true, false, true]) {
      isDown = each
      await reconcile()
    }
    expect(log).toHaveLength(2)
  })

  test('of the memberships ends nothing else', async () => {
    const {reconcile, names} = await start({database: {reconcile_memberships: () => new Error('locked')}})
    expect(await reconcile()).toMatchObject({status: 500, body: {error: {code: 'unexpected'}}})
    expect(names()).toEqual(everything)
    expect(log.join()).toContain(
      'reconcile-payments: memberships: Error: reconcile_memberships: 22023 locked',
    )
  })
})
