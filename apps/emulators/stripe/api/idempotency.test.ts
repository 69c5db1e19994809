import {expect, test} from 'vitest'
import {donation, errorOf, temporaryStripe} from '../testing/temporary-stripe.ts'

const idempotencyKey = 'donation/1'

test('a request is performed once for its key, also after a restart', async () => {
  const stripe = await temporaryStripe()
  const first = await stripe.client().checkout.sessions.create(donation, {idempotencyKey})
  await stripe.restart()
  const {sessions} = stripe.client().checkout
  const second = await sessions.create(donation, {idempotencyKey})
  expect(second).toEqual(first)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId)
  expect((await sessions.list()).data).toHaveLength(1)
})

test('a replay is what was answered then, not what is true now', async () => {
  const stripe = await temporaryStripe()
  const {sessions} = stripe.client().checkout
  const {id} = await sessions.create(donation, {idempotencyKey})
  await sessions.expire(id)
  expect((await sessions.create(donation, {idempotencyKey})).status).toBe('open')
})

test('another request with the key is refused', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  await client.checkout.sessions.create(donation, {idempotencyKey})
  const other = client.checkout.sessions.create(
    {...donation, customer_email: 'a@example.com'},
    {idempotencyKey},
  )
  expect(await errorOf(other)).toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
    rawType: 'idempotency_error',
    message: expect.stringContaining('can only be used with the same parameters they were first used with'),
  })
  const elsewhere = client.coupons.create({percent_off: 10}, {idempotencyKey})
  expect((await errorOf(elsewhere)).message).toContain("('/v1/coupons' vs '/v1/checkout/sessions')")
})

test('a request with the key of one in progress is a 409', async () => {
  const stripe = await temporaryStripe()
  const {sessions} = stripe.client().checkout
  await stripe.local('/outage', {status: null, delayMs: 60_000})
  const first = sessions.create(donation, {idempotencyKey})
  const waiting = async () => (await (await stripe.page('/local/outage')).json()) as {waiting: number}
  await expect.poll(waiting).toMatchObject({waiting: 1})
  expect(await errorOf(sessions.create(donation, {idempotencyKey}))).toMatchObject({
    statusCode: 409,
    rawType: 'idempotency_error',
    code: 'idempotency_key_in_use',
  })
  await stripe.local('/outage', {status: null})
  expect((await sessions.create(donation, {idempotencyKey})).id).toBe((await first).id)
  expect((await sessions.list()).data).toHaveLength(1)
})

test('a refusal by the endpoint is stored, malformed parameters are not', async () => {
  const stripe = await temporaryStripe()
  const {refunds, coupons} = stripe.client()
  const missing = await errorOf(refunds.create({charge: 'ch_none'}, {idempotencyKey: 'refund/1'}))
  const again = await errorOf(refunds.create({charge: 'ch_none'}, {idempotencyKey: 'refund/1'}))
  expect(again.headers?.['original-request']).toBe(missing.requestId)
  await errorOf(coupons.create({name: 'x'.repeat(41), percent_off: 5}, {idempotencyKey: 'coupon/1'}))
  expect(await coupons.create({percent_off: 5}, {idempotencyKey: 'coupon/1'})).toMatchObject({percent_off: 5})
})

test('a key is forgotten after a day', async () => {
  const stripe = await temporaryStripe()
  const {sessions} = stripe.client().checkout
  const first = await sessions.create(donation, {idempotencyKey})
  await stripe.local('/clock', {advanceSeconds: 24 * 3600})
  expect((await sessions.create(donation, {idempotencyKey})).id).not.toBe(first.id)
})

test('a key of more than 255 characters is refused', async () => {
  const stripe = await temporaryStripe()
  const call = stripe.client().checkout.sessions.create(donation, {idempotencyKey: 'k'.repeat(256)})
  expect(await errorOf(call)).toMatchObject({statusCode: 400})
})
