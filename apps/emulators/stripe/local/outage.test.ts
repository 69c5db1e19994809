import {Agent} from 'node:http'
import {expect, test} from 'vitest'
import {donation, errorOf, temporaryStripe} from '../testing/temporary-stripe.ts'

test.each([
  [500, 'StripeAPIError'],
  [503, 'StripeAPIError'],
  [429, 'StripeRateLimitError'],
])('the API fails with %i until the outage is over', async (status, type) => {
  const stripe = await temporaryStripe()
  const {sessions} = stripe.client().checkout
  await stripe.local('/outage', {status})
  const error = await errorOf(sessions.create(donation))
  expect(error).toMatchObject({statusCode: status, type})
  expect(error.headers?.['retry-after']).toBe(status === 429 ? '1' : undefined)
  expect((await stripe.page('/health')).status).toBe(200)
  await stripe.local('/outage', {status: null})
  expect((await sessions.list()).data).toEqual([])
})

test('the client gets over an outage of two requests by itself', async () => {
  const stripe = await temporaryStripe()
  await stripe.local('/outage', {status: 503, times: 2})
  const client = stripe.client(undefined, {maxNetworkRetries: 2})
  expect((await client.checkout.sessions.create(donation)).status).toBe('open')
  expect((await client.checkout.sessions.list()).data).toHaveLength(1)
})

test('an outage may strike one method and path', async () => {
  const stripe = await temporaryStripe()
  const {refunds, checkout} = stripe.client()
  await stripe.local('/outage', {status: 500, method: 'POST', path: '/v1/refunds'})
  expect((await errorOf(refunds.create({charge: 'ch_1'}))).statusCode).toBe(500)
  expect((await refunds.list()).data).toEqual([])
  expect((await checkout.sessions.create(donation)).status).toBe('open')
})

test.each([
  ['timeout', 0],
  ['lost', 1],
] as const)('an answer that never comes (%s) leaves %i sessions behind', async (status, count) => {
  const stripe = await temporaryStripe()
  const connections = new Agent()
  const {sessions} = stripe.client(undefined, {httpAgent: connections}).checkout
  await stripe.local('/outage', {status})
  const error = errorOf(sessions.create(donation, {idempotencyKey: 'donation/1'}))
  const outage = async () => (await stripe.page('/local/outage')).json()
  await expect.poll(outage).toMatchObject({waiting: 1})
  // The client's time is up.
  for (const socket of Object.values(connections.sockets).flat()) socket?.emit('timeout')
  expect(await error).toMatchObject({type: 'StripeConnectionError'})
  await stripe.local('/outage', {status: null})
  expect((await sessions.list()).data).toHaveLength(count)
  // With its key, a repetition is safe in both cases.
  await sessions.create(donation, {idempotencyKey: 'donation/1'})
  expect((await sessions.list()).data).toHaveLength(1)
})

test('a restart ends the outage', async () => {
  const stripe = await temporaryStripe()
  await stripe.local('/outage', {status: 500})
  await stripe.restart()
  expect((await stripe.client().refunds.list()).data).toEqual([])
})

test('an unknown outage is refused', async () => {
  const stripe = await temporaryStripe()
  await expect(stripe.local('/outage', {status: 200})).rejects.toThrow('Send JSON')
  await expect(stripe.local('/outage', {status: 'maybe'})).rejects.toThrow('Send JSON')
})
