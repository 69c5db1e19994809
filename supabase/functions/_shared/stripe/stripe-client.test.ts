import {once} from 'node:events'
import {createServer, type AddressInfo, type Server, type Socket} from 'node:net'
import {afterEach, expect, onTestFinished, test, vi} from 'vitest'
import * as z from 'zod'
import {serve} from '../../_testing/serve.ts'
import {createStripe} from './stripe-client.ts'
import {StripeError} from './stripe-error.ts'

const key = 'sk_test_ofTheTests'
const thing = z.object({id: z.string()})

const clientOf = (url: string, timeoutMs?: number) =>
  createStripe({STRIPE_API_BASE: url, STRIPE_SECRET_KEY: key}, timeoutMs)

/** What the client throws when Stripe answers so. */
async function failureOf(answer: () => Response | Promise<Response>, timeoutMs?: number) {
  const client = clientOf(await serve(answer), timeoutMs)
  return client.post('/v1/things', thing, {idempotencyKey: 'k'}).catch((error: unknown) => error)
}

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

test('posts a form with the key, the version and the idempotency key', async () => {
  const requests: Request[] = []
  const url = await serve((request) => {
    requests.push(request)
    return Response.json({id: 'thing_1', object: 'thing'})
  })
  const created = await clientOf(url).post('/v1/things', thing, {
    parameters: {name: 'Auka', metadata: {a: 1}},
    idempotencyKey: 'payment-1',
  })
  expect(created).toEqual({id: 'thing_1'})
  const [request] = requests
  expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/v1/things'])
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    authorization: `Bearer ${key}`,
    'stripe-version': '2026-10-28.endive',
    'idempotency-key': 'payment-1',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  })
  expect(await request?.text()).toBe('name=Auka&metadata%5Ba%5D=1')
})

test('gets with a query', async () => {
  const urls: string[] = []
  const url = await serve((request) => {
    urls.push(new URL(request.url).search)
    return Response.json({id: 'thing_1'})
  })
  await clientOf(url).get('/v1/things', thing, {created: {gte: 5}, limit: 100})
  expect(urls).toEqual(['?created%5Bgte%5D=5&limit=100'])
})

test('keeps the status, the code and the parameter of a refusal', async () => {
  const error = {type: 'invalid_request_error', message: 'Invalid', code: 'email_invalid', param: 'email'}
  expect(await failureOf(refusal(400, error))).toMatchObject({
    name: 'StripeError',
    message: 'POST /v1/things: 400 invalid_request_error Invalid',
    status: 400,
    code: 'email_invalid',
    param: 'email',
  })
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
  ['no JSON', () => new Response('{"id": "thi')],
  ['another shape', () => Response.json({id: 1})],
  ['a redirect to nowhere', () => new Response(null, {status: 304})],
])('%s may have had an effect', async (_, answer) => {
  const error = await failureOf(answer)
  expect(error).toBeInstanceOf(StripeError)
  expect(error).toMatchObject({hasNoEffect: false})
})

const never = () => new Promise<Response>(() => undefined)

/** How long each request so far was allowed to take, in milliseconds. */
function limitsOf() {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => timeout.mockRestore())
  return () => timeout.mock.calls.flat()
}

test('a response that does not come in time may have had an effect', async () => {
  const limits = limitsOf()
  expect(await failureOf(never, 50)).toMatchObject({status: undefined, hasNoEffect: false})
  expect(limits()).toEqual([50])
})

test('waits as long as the environment says', async () => {
  const limits = limitsOf()
  const env = {STRIPE_API_BASE: await serve(never), STRIPE_SECRET_KEY: key, STRIPE_TIMEOUT_MS: 50}
  await expect(createStripe(env).get('/v1/things/1', thing)).rejects.toMatchObject({hasNoEffect: false})
  expect(limits()).toEqual([50])
})

test('a connection that breaks may have had an effect', async () => {
  const url = await listen((socket) => socket.destroy())
  const failed = clientOf(url).post('/v1/things', thing, {idempotencyKey: 'k'})
  await expect(failed).rejects.toMatchObject({name: 'StripeError', status: undefined, hasNoEffect: false})
})

test('a Stripe that cannot be reached has done nothing', async () => {
  const url = await listen(() => undefined)
  await close()
  const error: unknown = await clientOf(url)
    .post('/v1/things', thing, {idempotencyKey: 'k'})
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({name: 'StripeError', status: undefined, hasNoEffect: true})
  expect(String(error)).not.toContain(key)
})

test('without a base it is Stripe’s own', async () => {
  const sent: string[] = []
  const original = globalThis.fetch
  globalThis.fetch = (input) => {
    sent.push(String(input))
    return Promise.resolve(Response.json({id: 'thing_1'}))
  }
  await createStripe({STRIPE_SECRET_KEY: key})
    .get('/v1/things/1', thing)
    .finally(() => (globalThis.fetch = original))
  expect(sent).toEqual(['https://api.stripe.com/v1/things/1'])
})
