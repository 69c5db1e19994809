import {once} from 'node:events'
import {createServer, type RequestListener, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterEach, describe, expect, test} from 'vitest'
import {maxBodyBytes, maxRoleBodyBytes} from '@site/schemas/body-limits'
import {serve} from '../http/serve.ts'
import {bodyLimitsOf, createGateway, diskOf} from './gateway.ts'
import {signJwt, verifyJwt} from './jwt.ts'
import {createKeyTokens} from './rest/key-tokens.ts'

const keys = {publishableKey: 'sb_publishable_test', secretKey: 'sb_secret_test'}
const jwtSecret = 'a secret of at least 32 characters'
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A gateway in front of services that `listener` answers; without one nothing listens. */
async function gateway(listener?: RequestListener) {
  const origin = listener ? await listen(listener) : 'http://127.0.0.1:1'
  const service = {fetch: ({url}: Request) => Response.json({url})}
  const app = createGateway({
    auth: service,
    storage: service,
    rest: {origin, tokenOf: createKeyTokens(jwtSecret)},
    functions: {
      origin,
      config: {hello: {verify_jwt: false}, closed: {verify_jwt: true}},
      jwtSecret,
      secretKey: keys.secretKey,
    },
    keys,
    people: [{email: 'admin@example.test', role: 'admin', password: 'slaptazodis'}],
  })
  const from = (remoteAddress: string) => ({incoming: {socket: {remoteAddress}}})
  return {
    request: async (path: string, init?: RequestInit, address = '192.0.2.1') =>
      app.request(path, init, from(address)),
  }
}

/** Answers with what it was sent. */
const echo: RequestListener = async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  const {method, url, headers} = request
  response.end(JSON.stringify({method, url, headers, body}))
}

const withKey = {headers: {apikey: keys.publishableKey}}

const preflight = {
  method: 'OPTIONS',
  headers: {
    origin: 'http://localhost:3000',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey, x-anonymous-id',
  },
}

describe('CORS', () => {
  test('Auth allows a fixed list of headers', async () => {
    const {status, headers} = await (await gateway()).request('/auth/v1/token', preflight)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-headers')).toContain('X-Supabase-Api-Version')
    expect(headers.get('access-control-allow-headers')).not.toContain('x-anonymous-id')
  })

  test('a browser may read the version of an error, without which the client finds no code in it', async () => {
    const {headers} = await (await gateway()).request('/auth/v1/token', withKey)
    expect(headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version')
  })

  test.each(['/rest/v1/event_likes', '/storage/v1/object/a.jpg', '/nothing'])(
    '%s allows the requested headers',
    async (path) => {
      const {status, headers} = await (await gateway()).request(path, preflight)
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-headers')).toBe('apikey,x-anonymous-id')
      expect(headers.get('access-control-allow-methods')).toContain('DELETE')
      expect(headers.get('access-control-max-age')).toBe('3600')
    },
  )

  test('any origin may read a response and its counts', async () => {
    const {headers} = await (await gateway(echo)).request('/rest/v1/event_likes', withKey)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toContain('Content-Range')
  })

  test('a function sends its own headers', async () => {
    const app = await gateway((_, response) => {
      response.writeHead(204, {'access-control-allow-origin': 'https://site.test'}).end()
    })
    const {headers} = await app.request('/functions/v1/upload-photo', preflight)
    expect(headers.get('access-control-allow-origin')).toBe('https://site.test')
    expect(headers.get('access-control-allow-headers')).toBeNull()
  })
})

describe('a function', () => {
  test('receives method, path, query, headers and body', async () => {
    const app = await gateway(echo)
    const response = await app.request('/functions/v1/hello/š?a=b%20c', {
      method: 'POST',
      headers: {authorization: 'Bearer token', host: 'localhost:54321', 'keep-alive': 'timeout=5'},
      body: 'labas',
    })
    expect(await response.json()).toMatchObject({
      method: 'POST',
      url: '/functions/v1/hello/%C5%A1?a=b%20c',
      headers: {authorization: 'Bearer token', host: expect.stringMatching(/^127\.0\.0\.1:/)},
      body: 'labas',
    })
  })

  test('streams its response', async () => {
    let finish = () => {}
    const app = await gateway((_, response) => {
      response.write('first')
      finish = () => response.end('last')
    })
    const {body} = await app.request('/functions/v1/hello')
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('first')
    finish()
    expect((await reader?.read())?.value).toBe('last')
  })

  test('keeps its status and its redirects', async () => {
    const app = await gateway((request, response) => {
      if (request.url?.endsWith('/away')) response.writeHead(302, {location: 'https://example.test/'})
      else response.writeHead(418, {'x-own': 'yes'})
      response.end()
    })
    const teapot = await app.request('/functions/v1/hello')
    expect([teapot.status, teapot.headers.get('x-own')]).toEqual([418, 'yes'])
    const away = await app.request('/functions/v1/hello/away')
    expect([away.status, away.headers.get('location')]).toEqual([302, 'https://example.test/'])
  })

  test('is unavailable to any origin when the functions are down', async () => {
    const response = await (await gateway()).request('/functions/v1/hello')
    expect(response.status).toBe(503)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({code: 'SERVICE_UNAVAILABLE'})
  })

  test('is called without a token only where config.toml says so', async () => {
    const app = await gateway(echo)
    const statuses = async (token: string) => {
      const headers = {authorization: `Bearer ${token}`}
      const paths = ['hello', 'closed', 'toString']
      return Promise.all(
        paths.map(async (name) => (await app.request(`/functions/v1/${name}`, {headers})).status),
      )
    }
    expect(await statuses('junk')).toEqual([200, 401, 401])
    expect(await statuses(await signJwt({role: 'anon'}, jwtSecret))).toEqual([200, 200, 200])
  })
})

describe('an API key', () => {
  test.each(['/rest/v1/event_likes', '/auth/v1/user', '/auth/v1/verify/x'])(
    'is required for %s',
    async (path) => {
      const app = await gateway(echo)
      const none = await app.request(path)
      const wrong = await app.request(path, {headers: {apikey: 'sb_publishable_wrong'}})
      expect([none.status, wrong.status]).toEqual([401, 401])
      expect(await wrong.json()).toMatchObject({message: 'Invalid API key'})
      expect((await app.request(path, withKey)).status).toBe(200)
      expect((await app.request(`${path}?apikey=${keys.secretKey}`)).status).toBe(200)
    },
  )

  test('that is secret is refused in a browser', async () => {
    const app = await gateway(echo)
    const statuses = ['node', 'Mozilla/5.0 (X11; Linux x86_64)'].map(async (agent) => {
      const headers = {apikey: keys.secretKey, 'user-agent': agent}
      return (await app.request('/rest/v1/profiles', {headers})).status
    })
    expect(await Promise.all(statuses)).toEqual([200, 401])
  })

  test.each(['/auth/v1/verify?token=a', '/auth/v1/.well-known/jwks.json', '/storage/v1/object/public/a/b'])(
    'is not required for %s',
    async (path) => {
      expect((await (await gateway()).request(path)).status).toBe(200)
    },
  )
})

describe('a request to PostgREST', () => {
  async function forwarded(path: string, init: RequestInit = withKey) {
    const response = await (await gateway(echo)).request(path, init)
    return (await response.json()) as {url: string; headers: Record<string, string>; body: string}
  }
  const claims = async (token = '') => verifyJwt(token.replace('Bearer ', ''), jwtSecret)

  test('has a token for the role of its key, and keeps its other headers', async () => {
    const {headers} = await forwarded('/rest/v1/event_likes', {
      headers: {...withKey.headers, 'x-anonymous-id': 'a', prefer: 'count=exact', range: '0-9'},
    })
    expect(headers).toMatchObject({'x-anonymous-id': 'a', prefer: 'count=exact', range: '0-9'})
    expect(headers).toMatchObject({'x-forwarded-for': '192.0.2.1'})
    expect(headers).not.toHaveProperty('apikey')
    expect(await claims(headers.authorization)).toMatchObject({role: 'anon'})
    const secret = await forwarded('/rest/v1/event_likes', {headers: {apikey: keys.secretKey}})
    expect(await claims(secret.headers.authorization)).toMatchObject({role: 'service_role'})
  })

  test('has the address of the client, whatever the client says', async () => {
    const spoofed = {'cf-connecting-ip': '198.51.100.7', 'x-forwarded-for': '198.51.100.7'}
    const {headers} = await forwarded('/rest/v1/event_likes', {headers: {...withKey.headers, ...spoofed}})
    expect(headers).toMatchObject({
      'cf-connecting-ip': '192.0.2.1',
      'x-forwarded-for': '198.51.100.7, 192.0.2.1',
    })
  })

  test.each([
    ['the user’s', 'Bearer user.access.token', 'Bearer user.access.token'],
    ['junk', 'Bearer junk', 'Bearer junk'],
    ['the key', `Bearer ${keys.publishableKey}`, expect.stringMatching(/^Bearer eyJ/)],
  ])('has its bearer as it is, unless that is the key: %s', async (_, authorization, expected) => {
    const {headers} = await forwarded('/rest/v1/event_likes', {headers: {...withKey.headers, authorization}})
    expect(headers.authorization).toEqual(expected)
  })

  test('keeps its query, but not the key in it', async () => {
    const query = '?id=neq.1&id=neq.2&or=(a.eq.%201,b.eq.2)&or=(a.eq.š)'
    expect((await forwarded(`/rest/v1/a%20b${query}&apikey=${keys.secretKey}`, {})).url).toBe(
      `/a%20b${query.replace('š', '%C5%A1')}`,
    )
  })

  test('keeps its body', async () => {
    const {body} = await forwarded('/rest/v1/a', {...withKey, method: 'POST', body: '{"a": "ą"}'})
    expect(body).toBe('{"a": "ą"}')
  })

  test('gets status, body and headers of the response', async () => {
    const app = await gateway((_, response) => {
      response.writeHead(206, {'content-range': '0-9/20', 'preference-applied': 'count=exact'}).end('[]')
    })
    const response = await app.request('/rest/v1/a', withKey)
    expect([response.status, await response.text()]).toEqual([206, '[]'])
    expect(response.headers.get('content-range')).toBe('0-9/20')
    expect(response.headers.get('preference-applied')).toBe('count=exact')
  })

  test('ends when the client goes away', async () => {
    const client = new AbortController()
    let closed: Promise<unknown> = Promise.resolve()
    const app = await gateway((_, response) => {
      closed = once(response, 'close').then(() => response.writableFinished)
      client.abort()
    })
    await app.request('/rest/v1/a', {...withKey, signal: client.signal})
    expect(await closed).toBe(false)
  })

  test('is unavailable when PostgREST is down', async () => {
    expect((await (await gateway()).request('/rest/v1/a', withKey)).status).toBe(503)
  })

  test('describes the schema only to the secret key', async () => {
    const app = await gateway(echo)
    const status = async (apikey: string) => (await app.request('/rest/v1/', {headers: {apikey}})).status
    expect([await status(keys.publishableKey), await status(keys.secretKey)]).toEqual([403, 200])
  })

  test.each([
    ['DELETE', '', 400],
    ['DELETE', '?select=id&order=id', 400],
    ['PATCH', '?select=*,b(*)&b.id=eq.1', 400],
    ['PATCH', '?id=eq.1', 200],
    ['DELETE', '?not.or=(id.eq.1,id.eq.2)', 200],
    ['DELETE', '?id=eq.1&limit=1', 501],
  ])('is refused where the hosted service refuses it: %s %s', async (method, query, status) => {
    const app = await gateway(echo)
    expect((await app.request(`/rest/v1/a${query}`, {...withKey, method})).status).toBe(status)
  })

  test.each(['?a=eq.%ff', '/%c3%28'])('must be UTF-8: %s', async (path) => {
    expect((await (await gateway(echo)).request(`/rest/v1/a${path}`, withKey)).status).toBe(400)
  })
})

test('the demo accounts are listed only to programs on this machine', async () => {
  const app = await gateway()
  const read = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    app.request('/local/people', {headers}, remoteAddress)
  const own = await read({host: 'localhost:54321'})
  expect(await own.json()).toMatchObject([{email: 'admin@example.test'}])
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
  const refused = await Promise.all([
    read({host: 'attacker.example'}),
    read({host: 'localhost:54321', origin: 'https://attacker.example'}),
    read({host: 'localhost:54321', 'sec-fetch-site': 'cross-site'}),
    read({host: 'localhost:54321'}, '192.0.2.1'),
  ])
  expect(refused.map(({status}) => status)).toEqual([403, 403, 403, 403])
})

test.each([
  ['GET', '/rest/v1/comments', false],
  ['HEAD', '/rest/v1/comments', false],
  ['POST', '/rest/v1/comments', true],
  ['DELETE', '/rest/v1/comments', true],
  ['POST', '/rest/v1/rpc/reads', false],
  ['GET', '/rest/v1/rpc/writes', false],
  ['POST', '/rest/v1/rpc/writes', true],
  ['POST', '/rest/v1/rpc/unreachable', true],
  ['GET', '/auth/v1/user', false],
  ['POST', '/auth/v1/token', true],
  ['GET', '/auth/v1/verify', true],
  ['POST', '/auth/v1/logout', false],
  ['POST', '/storage/v1/object/list/photos', false],
  ['POST', '/storage/v1/object/sign/photos/a.jpg', false],
  ['POST', '/storage/v1/object/photos/a.jpg', true],
  ['POST', '/functions/v1/contact', false],
])('on a full disk %s %s is a write: %s', async (method, path, isWrite) => {
  const isVolatile = async (name: string) => {
    if (name === 'unreachable') throw new Error('The database is down')
    return name === 'writes'
  }
  expect(await diskOf('/', isVolatile).isWrite(method, path)).toBe(isWrite)
})

describe('a large body', () => {
  /** The gateway as it listens, and which requests the service behind it has seen. */
  async function listening() {
    const seen: string[] = []
    const origin = await listen((request, response) => {
      seen.push(request.url ?? '')
      request.resume().on('end', () => response.end('{}'))
    })
    const app = createGateway({
      auth: {fetch: async (request) => Response.json({length: (await request.text()).length})},
      storage: {fetch: () => new Response()},
      rest: {origin, tokenOf: createKeyTokens(jwtSecret)},
      functions: {
        origin,
        config: {'send-contact-email': {verify_jwt: false}},
        jwtSecret,
        secretKey: keys.secretKey,
      },
      keys,
      people: [],
    })
    const admits = async (_request: Request, token: string) => token === 'secretary'
    const limits = bodyLimitsOf({keys, admits})
    const {server, port} = await serve({fetch: app.fetch, port: 0, variable: 'SUPABASE_PORT', ...limits})
    servers.push(server)
    const post = async (
      path: string,
      bytes: number,
      {token = '', key = keys.publishableKey, isChunked = false},
    ) => {
      const body = Buffer.alloc(bytes, 'a')
      const headers = {apikey: key, ...(token !== '' && {authorization: `Bearer ${token}`})}
      const init = {
        method: 'POST',
        headers,
        body: isChunked ? new Blob([body]).stream() : body,
        duplex: 'half',
      }
      return fetch(`http://127.0.0.1:${port}${path}`, init as RequestInit)
    }
    return {seen, post}
  }

  test.each([
    ['a function of the database', '/rest/v1/rpc/reaction_counts', maxBodyBytes, {}],
    ['a table', '/rest/v1/event_likes', maxBodyBytes, {}],
    ['Auth', '/auth/v1/signup', maxBodyBytes, {}],
    ['a form', '/functions/v1/send-contact-email', maxBodyBytes, {}],
    ['whoever has no role', '/rest/v1/rpc/import_members', maxBodyBytes, {token: 'stranger'}],
    ['whoever has one', '/rest/v1/rpc/import_members', maxRoleBodyBytes, {token: 'secretary'}],
    ['a program of our own', '/rest/v1/rpc/finish_emails', 12 * 1024 * 1024, {key: keys.secretKey}],
  ])('for %s is a 413, and the service behind never sees it', async (_, path, limit, options) => {
    const {seen, post} = await listening()
    const refused = await post(path, limit + 1, options)
    expect([refused.status, await refused.text()]).toEqual([
      413,
      expect.stringContaining(`${limit / 1024} kB`),
    ])
    expect(seen).toEqual([])
    expect((await post(path, limit, options)).status).toBe(200)
  })

  test('that does not say its length is cut off at 64 kB, whoever sends it', async () => {
    const {post} = await listening()
    const chunked = {isChunked: true, token: 'secretary'}
    expect((await post('/rest/v1/rpc/import_members', maxBodyBytes + 1, chunked)).status).toBe(413)
    expect((await post('/rest/v1/rpc/import_members', maxBodyBytes, chunked)).status).toBe(200)
  })
})
