import {once} from 'node:events'
import {createServer, type RequestListener} from 'node:http'
import type {AddressInfo} from 'node:net'
import {expect, onTestFinished, test} from 'vitest'
import {ask, connection, NotReached} from './ask.ts'
import {problem} from './outcome.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What is said of a request to a real server. */
async function reason(url: string, timeoutMs = 20_000): Promise<string> {
  const thrown: unknown = await ask({fetch, timeoutMs}, url).catch((error: unknown) => error)
  if (!(thrown instanceof NotReached)) throw new Error('It was reached', {cause: thrown})
  expect(thrown.todo).toMatch(/\w/)
  return thrown.message
}

/** The same where fetch fails with this code. */
const reasonOf = (code: string) => {
  const failing = () =>
    Promise.reject(new TypeError('fetch failed', {cause: Object.assign(new Error(code), {code})}))
  return ask({fetch: failing, timeoutMs: 1000}, 'https://site.test/').catch((error: Error) => error.message)
}

test('a port where nothing listens', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  await once(server.close(), 'close')
  expect(await reason(`http://127.0.0.1:${port}/`)).toBe(`Nothing listens at 127.0.0.1:${port}.`)
})

test('a server that does not speak TLS', async () => {
  const host = await serve((_, response) => response.end())
  expect(await reason(`https://${host}/`)).toContain(`${host} does not speak TLS as it should`)
})

test('a server that does not answer in time', async () => {
  const host = await serve(() => {})
  expect(await reason(`http://${host}/`, 50)).toBe(`${host} did not answer within 0.05 s.`)
})

test('a server whose answer does not end in time', async () => {
  const host = await serve((_, response) => response.write('{'))
  expect(await reason(`http://${host}/`, 200)).toBe(`${host} did not answer within 0.2 s.`)
})

test('a connection that breaks off', async () => {
  const host = await serve((request) => request.socket.destroy())
  expect(await reason(`http://${host}/`)).toContain(`The connection to ${host} broke off`)
})

test.each([
  ['ENOTFOUND', 'There is no host site.test.'],
  ['EAI_AGAIN', 'This machine has no way to site.test.'],
  ['ENETUNREACH', 'This machine has no way to site.test.'],
  ['CERT_HAS_EXPIRED', 'The certificate of site.test is not valid: it has expired.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'The certificate of site.test is not valid: it is for another name.'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'The certificate of site.test is not valid: it is self-signed.'],
  ['ECONNRESET', 'The connection to site.test broke off (ECONNRESET).'],
])('%s', async (code, says) => expect(await reasonOf(code)).toBe(says))

test('all addresses of a host were tried', async () => {
  const refused = Object.assign(new Error('refused'), {code: 'ECONNREFUSED'})
  const failing = () =>
    Promise.reject(new TypeError('fetch failed', {cause: new AggregateError([refused, refused])}))
  await expect(ask({fetch: failing, timeoutMs: 1000}, 'https://site.test/')).rejects.toThrow(
    'Nothing listens at site.test.',
  )
})

test('follows no redirect, and keeps the text of what is no JSON', async () => {
  const host = await serve((_, response) =>
    response.writeHead(302, {location: 'https://site.test/'}).end('{'),
  )
  expect(await ask({fetch, timeoutMs: 20_000}, `http://${host}/`)).toMatchObject({
    status: 302,
    text: '{',
    json: undefined,
  })
})

const connect = (listener: RequestListener, slowMs: number, verdict?: ReturnType<typeof problem>) =>
  serve(listener).then((host) =>
    connection(
      {fetch, timeoutMs: 20_000, slowMs},
      {service: 'Stripe', url: `http://${host}/`},
      () => verdict,
    ),
  )

test('a service that answers is well, slow, or failing', async () => {
  const answers: RequestListener = (_, response) => response.end('{}')
  expect(await connect(answers, 20_000)).toEqual({state: 'ok', says: 'Stripe answers.'})
  expect(await connect(answers, -1)).toMatchObject({
    state: 'attention',
    says: expect.stringContaining('slowly'),
  })
  const fails: RequestListener = (_, response) => response.writeHead(503).end()
  expect(await connect(fails, 20_000)).toMatchObject({
    state: 'problem',
    says: 'Stripe answers with the error 503.',
  })
  expect(await connect(fails, 20_000, problem('Away.', 'Wait.'))).toMatchObject({says: 'Away.'})
})
