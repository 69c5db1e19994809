import {once} from 'node:events'
import {createServer, type RequestListener} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterEach, describe, expect, test} from 'vitest'
import {createGateway} from './gateway.ts'
import {requestContext} from './request-context.ts'

const engine = async () => Response.json(requestContext.getStore()?.headers ?? {})
let closeFunctions = () => {}

afterEach(() => closeFunctions())

/** A gateway in front of functions that `listener` answers; without one nothing listens. */
async function gateway(listener?: RequestListener) {
  let functionsOrigin = 'http://127.0.0.1:1'
  if (listener) {
    const server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    functionsOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    closeFunctions = () => {
      server.closeAllConnections()
      server.close()
    }
  }
  return createGateway({auth: engine, engine, functionsOrigin, people: []})
}

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
    const {headers} = await (await gateway()).request('/rest/v1/event_likes')
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
    const app = await gateway(async (request, response) => {
      const chunks = await request.toArray()
      const {method, url, headers} = request
      response.end(JSON.stringify({method, url, headers, body: Buffer.concat(chunks).toString()}))
    })
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
    const away = await app.request('/functions/v1/away')
    expect([away.status, away.headers.get('location')]).toEqual([302, 'https://example.test/'])
  })

  test('is unavailable to any origin when the functions are down', async () => {
    const response = await (await gateway()).request('/functions/v1/hello')
    expect(response.status).toBe(503)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({code: 'SERVICE_UNAVAILABLE'})
  })
})

test('the database sees the headers of a request', async () => {
  const response = await (await gateway()).request('/rest/v1/event_likes', {headers: {'x-anonymous-id': 'a'}})
  expect(await response.json()).toMatchObject({'x-anonymous-id': 'a'})
})
