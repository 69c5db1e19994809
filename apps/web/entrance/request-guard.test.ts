import {once} from 'node:events'
import {createServer, type IncomingMessage, type Server} from 'node:http'
import {connect, type AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

let server: Server
/** What the site's own listener, that of Next, gets to see. */
const seen: string[] = []
const seenHeaders: IncomingMessage['headers'][] = []
const onUpgrade = vi.fn<(request: IncomingMessage) => void>()

beforeAll(async () => {
  stubSiteEnv()
  vi.stubEnv('NODE_ENV', 'production')
  const {guardRequests} = await import('./request-guard.ts')
  guardRequests()
  server = createServer(({method, url, headers}, response) => {
    seen.push(`${method} ${url}`)
    seenHeaders.push(headers)
    if (url === '/kept-page') {
      response.appendHeader('content-security-policy', 'of-this-page')
      response.appendHeader('vary', 'rsc')
    }
    response.end('answered')
  })
  server.on('upgrade', onUpgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await send('GET / HTTP/1.1')
})

beforeEach(() => void (seen.length = 0))
afterAll(() => server.close())

/** Sends a request as it is, and resolves to the whole response. */
function send(firstLine: string, headers: string[] = []): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write([firstLine, 'host: localhost', 'connection: close', ...headers, '', ''].join('\r\n'))
  return text(socket)
}

test('every response has the security headers', async () => {
  const response = await send('GET //naujienos HTTP/1.1')
  for (const header of ['content-security-policy', 'X-Content-Type-Options', 'Referrer-Policy'])
    expect(response).toContain(`\r\n${header}: `)
})

test('a page that Next has kept is sent with its own policy alone, and its data with none of its hashes', async () => {
  const policies = async (headers: string[]) =>
    (await send('GET /kept-page HTTP/1.1', headers)).match(/(?<=\r\ncontent-security-policy: ).*/gi)
  expect(await policies([])).toEqual(['of-this-page'])
  expect(await policies(['rsc: 1'])).toEqual([
    expect.stringMatching(/^default-src 'self'; script-src 'self';/),
  ])
})

test('nobody outside names the nonce of a page', async () => {
  await send('GET /naujienos HTTP/1.1', ["Content-Security-Policy: script-src 'nonce-guessed'"])
  expect(seenHeaders.at(-1)).not.toHaveProperty('content-security-policy')
})

test.each([
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'TRACE / HTTP/1.1',
  'GET http://kita.example/ HTTP/1.1',
  'POST /api/%zz HTTP/1.1',
  'GET /api/search/%E0%A4%A?q=a HTTP/1.1',
  'GET /_next/static/%C0%AF.js HTTP/1.1',
])('%s is malformed', async (firstLine) => {
  await send(firstLine)
  expect(seen).toEqual(['GET /api/malformed'])
})

test.each([
  'GET /nera HTTP/1.1',
  'GET /naujienos/%E0%A4%A HTTP/1.1',
  'GET /api/search?q=%zz HTTP/1.1',
  'POST /api/search/%C5%BE HTTP/1.1',
])('%s is left to Next', async (firstLine) => {
  await send(firstLine)
  expect(seen).toEqual([firstLine.slice(0, -' HTTP/1.1'.length)])
})

test('nobody outside has a page revalidated', async () => {
  await send('GET / HTTP/1.1', ['X-Prerender-Revalidate: the-key', 'x-other: 1'])
  expect(seenHeaders.at(-1)).toMatchObject({'x-other': '1'})
  expect(seenHeaders.at(-1)).not.toHaveProperty('x-prerender-revalidate')
})

test('an upgrade to another protocol is answered as the request that it also is', async () => {
  const response = await send('GET /naujienos HTTP/1.1', ['upgrade: websocket', 'connection: upgrade'])
  expect(response).toMatch(/^HTTP\/1\.1 200 [^]*answered/)
  expect(onUpgrade).not.toHaveBeenCalled()
})

test('a tunnel is refused', async () => {
  expect(await send('CONNECT localhost:22 HTTP/1.1')).toMatch(/^HTTP\/1\.1 405 /)
})
