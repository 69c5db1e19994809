import {once} from 'node:events'
import {createServer, type AddressInfo, type Server, type Socket} from 'node:net'
import {Stripe} from 'stripe'
import {afterEach, expect, test, vi} from 'vitest'
import * as z from 'zod'
import {serve} from '../../_testing/serve.ts'
import {checkShape, createStripe} from './stripe-client.ts'
import {hasNoEffect, isStripeError} from './stripe-error.ts'

const key = 'sk_test_ofTheTests'
const refund = {payment_intent: 'pi_1', amount: 1500, metadata: {a: '1'}}

/** Has a Stripe that is at the URL make a refund. */
const createAt = (url: string, timeoutMs?: number) =>
  createStripe({STRIPE_API_BASE: url, STRIPE_SECRET_KEY: key}, timeoutMs).refunds.create(refund, {
    idempotencyKey: 'payment-1',
  })

/** What the client throws when it asks the Stripe at the URL, and whether that has certainly had no effect. */
async function failureAt(url: string, timeoutMs?: number) {
  const error: unknown = await createAt(url, timeoutMs).catch((thrown: unknown) => thrown)
  if (!isStripeError(error)) throw new Error('This is no error of Stripe', {cause: error})
  return {error, hasNoEffect: hasNoEffect(error)}
}

/** The same when Stripe answers so. */
const failureOf = async (answer: () => Response | Promise<Response>, timeoutMs?: number) =>
  failureAt(await serve(answer), timeoutMs)

let server: Server | undefined

/** Starts a server that answers nothing, and resolves to its URL. */
async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  server = createServer(onConnection).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function close() {
  server?.close()
  if (server) await once(server, 'close')
  server = undefined
}

afterEach(close)

const refusal = (status: number, error: object) => () => Response.json({error}, {status})

test('sends a form with the key, the version and the idempotency key, and nothing about earlier requests', async () => {
  const requests: Request[] = []
  const url = await serve((request) => {
    requests.push(request)
    return Response.json({id: 're_1', object: 'refund'}, {headers: {'request-id': 'req_1'}})
  })
  expect(await createAt(url)).toEqual({id: 're_1', object: 'refund'})
  await createAt(`${url}/`)
  for (const request of requests) {
    expect([request.method, new URL(request.url).pathname]).toEqual(['POST', '/v1/refunds'])
    expect(Object.fromEntries(request.headers)).toMatchObject({
      authorization: `Bearer ${key}`,
      'stripe-version': '2026-10-28.endive',
      'idempotency-key': 'payment-1',
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(request.headers.get('x-stripe-client-telemetry')).toBeNull()
    const parameters = [...new URLSearchParams(await request.text())]
    expect(parameters).toEqual([
      ['payment_intent', 'pi_1'],
      ['amount', '1500'],
      ['metadata[a]', '1'],
    ])
  }
  expect(requests).toHaveLength(2)
})

test('keeps the status, the code and the parameter of a refusal', async () => {
  const error = {type: 'invalid_request_error', message: 'Invalid', code: 'email_invalid', param: 'email'}
  const {error: thrown} = await failureOf(refusal(400, error))
  expect(thrown).toMatchObject({
    message: 'POST /v1/refunds: 400 invalid_request_error Invalid',
    statusCode: 400,
    code: 'email_invalid',
    param: 'email',
  })
})

test.each([
  [503, () => new Response('<html>', {status: 503})],
  [403, () => Response.json({error: 'forbidden'}, {status: 403})],
  [401, () => Response.json({}, {status: 401})],
])('keeps the status %i of what is no error of Stripe', async (statusCode, answer) => {
  const {error} = await failureOf(answer)
  expect(error).toMatchObject({statusCode, message: `POST /v1/refunds: ${statusCode} no error of Stripe `})
})

test.each([
  ['a refused parameter', refusal(400, {type: 'invalid_request_error'})],
  ['a refused key', refusal(401, {type: 'invalid_request_error'})],
  ['too many requests', refusal(429, {type: 'invalid_request_error', code: 'rate_limit'})],
])('%s certainly had no effect', async (_, answer) => {
  expect(await failureOf(answer)).toMatchObject({hasNoEffect: true})
})

test.each([
  ['a failure', refusal(500, {type: 'api_error'})],
  ['an outage', () => new Response('<html>', {status: 503})],
  ['a key that is in use', refusal(409, {type: 'idempotency_error', code: 'idempotency_key_in_use'})],
  ['a key of another request', refusal(400, {type: 'idempotency_error'})],
  ['a page of something in between', () => new Response('<html>', {status: 403})],
  ['JSON of something in between', () => Response.json({error: 'forbidden'}, {status: 403})],
  ['no JSON', () => new Response('{"id": "thi')],
  ['an error in a success', refusal(200, {type: 'invalid_request_error'})],
  ['a redirect to nowhere', () => new Response(null, {status: 304})],
])('%s may have had an effect', async (_, answer) => {
  expect(await failureOf(answer)).toMatchObject({hasNoEffect: false})
})

test('another shape may have had an effect', () => {
  const check = () => checkShape(z.object({id: z.string()}), {id: 1})
  expect(check).toThrow(Stripe.errors.StripeAPIError)
  expect(hasNoEffect(new Stripe.errors.StripeAPIError({message: 'Odd', statusCode: 200}))).toBe(false)
})

const never = () => new Promise<Response>(() => undefined)

test('a response that does not come in time may have had an effect', async () => {
  const {error, ...rest} = await failureOf(never, 50)
  expect(String(error)).toContain('timeout being reached (50ms)')
  expect([error.statusCode, rest]).toEqual([undefined, {hasNoEffect: false}])
})

test('a response that ends in the middle may have had an effect', async () => {
  const url = await listen((socket) =>
    socket.resume().end('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{"id":'),
  )
  expect(await failureAt(url)).toMatchObject({hasNoEffect: false})
})

test('waits as long as the environment says', async () => {
  const env = {STRIPE_API_BASE: await serve(never), STRIPE_SECRET_KEY: key, STRIPE_TIMEOUT_MS: 50}
  const answer = createStripe(env).refunds.retrieve('re_1')
  await expect(answer).rejects.toThrow('timeout being reached (50ms)')
})

test('a connection that breaks may have had an effect, and is not tried again', async () => {
  let connections = 0
  const url = await listen((socket) => {
    connections += 1
    socket.once('data', () => socket.resetAndDestroy())
  })
  const {error, ...rest} = await failureAt(url)
  expect([error.statusCode, rest, connections]).toEqual([undefined, {hasNoEffect: false}, 1])
})

test('a Stripe that cannot be reached has done nothing', async () => {
  const url = await listen(() => undefined)
  await close()
  const {error, ...rest} = await failureAt(url)
  expect([error.statusCode, rest]).toEqual([undefined, {hasNoEffect: true}])
  expect(String(error)).not.toContain(key)
})

test('without a base it is Stripe’s own', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({id: 're_1'}))
  await createStripe({STRIPE_SECRET_KEY: key}).refunds.retrieve('re_1')
  expect(fetched.mock.calls.map(([input]) => input)).toEqual(['https://api.stripe.com/v1/refunds/re_1'])
  fetched.mockRestore()
})
