import {expect, test} from 'vitest'
import {donation, errorOf, secretKey, temporaryStripe} from '../testing/temporary-stripe.ts'
import {API_VERSION} from './api-version.ts'

test('a key that is missing or wrong is a 401', async () => {
  const stripe = await temporaryStripe()
  const wrong = await errorOf(stripe.client('sk_test_somebodyElse').refunds.list())
  expect(wrong).toMatchObject({
    type: 'StripeAuthenticationError',
    rawType: 'invalid_request_error',
    statusCode: 401,
    requestId: expect.stringMatching(/^req_\w{14}$/),
  })
  expect(wrong.message).toBe('Invalid API Key provided: sk_test_************Else')
  const missing = await fetch(`${stripe.url()}/v1/refunds`)
  expect(missing.status).toBe(401)
  expect(await missing.json()).toMatchObject({
    error: {
      type: 'invalid_request_error',
      message: expect.stringContaining('You did not provide an API key'),
    },
  })
})

test('the key may be the user name of basic authentication', async () => {
  const stripe = await temporaryStripe()
  const basic = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  expect((await stripe.raw('/v1/refunds', {headers: {authorization: basic}})).status).toBe(200)
})

test('the client has the version whose shapes the emulator has', async () => {
  const stripe = await temporaryStripe()
  const {lastResponse} = await stripe.client().refunds.list()
  expect(lastResponse).toMatchObject({apiVersion: API_VERSION, statusCode: 200})
  expect(lastResponse.requestId).toMatch(/^req_/)
})

test('another release of the API is refused, for its shapes are different', async () => {
  const stripe = await temporaryStripe()
  const get = (version: string) => stripe.raw('/v1/refunds', {headers: {'stripe-version': version}})
  expect((await get('2026-09-30.endive')).status).toBe(200)
  const older = await get('2024-06-20')
  expect([older.status, await older.json()]).toMatchObject([
    400,
    {error: {message: expect.stringContaining('Invalid Stripe API version: 2024-06-20')}},
  ])
})

test('an unknown path or method is a 404', async () => {
  const stripe = await temporaryStripe()
  const quotes = await errorOf(stripe.client().quotes.list())
  expect(quotes).toMatchObject({type: 'StripeInvalidRequestError', statusCode: 404})
  expect(quotes.message).toContain('Unrecognized request URL (GET: /v1/quotes)')
  expect((await stripe.raw('/v1/refunds', {method: 'PUT'})).status).toBe(404)
})

test.each([
  ['line_items[0][price_data][color]=red', 'parameter_unknown', 'line_items[0][price_data][color]'],
  ['nonsense=1', 'parameter_unknown', 'nonsense'],
  ['line_items[0][quantity]=two', 'parameter_invalid_integer', 'line_items[0][quantity]'],
  ['line_items[0][quantity]=1.5', 'parameter_invalid_integer', 'line_items[0][quantity]'],
  ['line_items=many', undefined, 'line_items'],
  ['customer_email=', 'parameter_invalid_empty', 'customer_email'],
  ['customer_email=nobody', 'email_invalid', 'customer_email'],
  ['allow_promotion_codes=yes', undefined, 'allow_promotion_codes'],
  ['locale=klingon', undefined, 'locale'],
  ['success_url=javascript:alert(1)', 'url_invalid', 'success_url'],
  ['metadata=x', undefined, 'metadata'],
])('the parameter %s is refused', async (parameter, code, param) => {
  const stripe = await temporaryStripe()
  const form = [
    'mode=payment',
    'success_url=http://localhost:3000/',
    'line_items[0][quantity]=1',
    'line_items[0][price_data][currency]=gbp',
    'line_items[0][price_data][unit_amount]=1000',
    'line_items[0][price_data][product_data][name]=Auka',
    parameter,
  ]
  // A list that became a text cannot be told after the list.
  const body = (
    parameter === 'line_items=many' ? form.filter((each) => !each.startsWith('line_items[')) : form
  ).join('&')
  const headers = {'content-type': 'application/x-www-form-urlencoded'}
  const response = await stripe.raw('/v1/checkout/sessions', {method: 'POST', body, headers})
  const {error} = (await response.json()) as {error: Record<string, string>}
  expect([response.status, error.type, error.code, error.param]).toEqual([
    400,
    'invalid_request_error',
    code,
    param,
  ])
  expect(error.message).toMatch(/\w{3}/)
})

test('a missing parameter is named', async () => {
  const stripe = await temporaryStripe()
  const {success_url: _, ...rest} = donation
  expect(await errorOf(stripe.client().checkout.sessions.create(rest))).toMatchObject({
    code: 'parameter_missing',
    param: 'success_url',
    message: 'Missing required param: success_url.',
  })
})

test('a parameter that the emulator does not follow is refused, not ignored', async () => {
  const stripe = await temporaryStripe()
  const call = stripe.client().checkout.sessions.create({...donation, tax_id_collection: {enabled: true}})
  expect((await errorOf(call)).message).toBe(
    'The local Stripe does not cover the parameter tax_id_collection.',
  )
})

test('JSON is refused', async () => {
  const stripe = await temporaryStripe()
  const response = await stripe.raw('/v1/refunds', {
    method: 'POST',
    body: '{"charge": "ch_1"}',
    headers: {'content-type': 'application/json'},
  })
  expect(response.status).toBe(400)
})

test('an unknown object is a 404 in the path and a 400 in a parameter', async () => {
  const stripe = await temporaryStripe()
  const {checkout, refunds} = stripe.client()
  expect(await errorOf(checkout.sessions.retrieve('cs_test_none'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such checkout.session: 'cs_test_none'",
  })
  expect(await errorOf(refunds.create({payment_intent: 'pi_none'}))).toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'payment_intent',
    message: "No such payment_intent: 'pi_none'",
  })
})

test('metadata has limits, and an empty value removes a key', async () => {
  const stripe = await temporaryStripe()
  const {coupons, promotionCodes} = stripe.client()
  const create = (metadata: Record<string, string>) => coupons.create({percent_off: 10, metadata})
  expect((await errorOf(create({['k'.repeat(41)]: 'x'}))).message).toContain('up to 40 characters')
  expect((await errorOf(create({k: 'x'.repeat(501)}))).message).toContain('up to 500 characters')
  const many = Object.fromEntries(Array.from({length: 51}, (_, n) => [`k${n}`, 'x']))
  expect((await errorOf(create(many))).message).toContain("up to 50 keys, but you've set 51")
  const {id: coupon} = await create({})
  const metadata = {a: 'ą „č“ & = [x]', b: '2'}
  const {id} = await promotionCodes.create({promotion: {type: 'coupon', coupon}, metadata})
  const changed = await promotionCodes.update(id, {metadata: {b: '', c: '3'}})
  expect(changed.metadata).toEqual({a: 'ą „č“ & = [x]', c: '3'})
  expect((await promotionCodes.update(id, {metadata: ''})).metadata).toEqual({})
})

test('a list comes in pages, which the client reads one after another', async () => {
  const stripe = await temporaryStripe()
  const {coupons} = stripe.client()
  const made: string[] = []
  for (let n = 0; n < 7; n += 1) made.push((await coupons.create({percent_off: n + 1})).id)
  const newestFirst = made.toReversed()
  const first = await coupons.list({limit: 3})
  expect([first.data.map(({id}) => id), first.has_more, first.url]).toEqual([
    newestFirst.slice(0, 3),
    true,
    '/v1/coupons',
  ])
  const ids: string[] = []
  for await (const {id} of coupons.list({limit: 2})) ids.push(id)
  expect(ids).toEqual(newestFirst)
  const before = await coupons.list({ending_before: newestFirst[5] ?? '', limit: 2})
  expect([before.data.map(({id}) => id), before.has_more]).toEqual([newestFirst.slice(3, 5), true])
  expect(await errorOf(coupons.list({starting_after: 'none'}))).toMatchObject({param: 'starting_after'})
  expect(await errorOf(coupons.list({limit: 101}))).toMatchObject({param: 'limit'})
})

test('expand replaces ids by objects, four levels deep at most', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const session = await client.checkout.sessions.create(donation)
  await stripe.local(`/checkout/${session.id}/pay`)
  const paid = await client.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge.balance_transaction', 'line_items.data.price.product'],
  })
  expect(paid).toMatchObject({
    payment_intent: {
      object: 'payment_intent',
      latest_charge: {object: 'charge', balance_transaction: {fee: 35, net: 965}},
    },
    line_items: {data: [{price: {product: {name: 'Auka'}}}]},
  })
  const listed = await client.checkout.sessions.list({expand: ['data.payment_intent']})
  expect(listed.data).toMatchObject([{payment_intent: {object: 'payment_intent'}}])
  const wrong = client.checkout.sessions.retrieve(session.id, {expand: ['success_url']})
  expect((await errorOf(wrong)).message).toContain('This property cannot be expanded (success_url)')
  const deep = client.checkout.sessions.retrieve(session.id, {expand: ['a.b.c.d.e']})
  expect((await errorOf(deep)).message).toContain('more than 4 levels')
})
