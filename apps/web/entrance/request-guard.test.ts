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

const addresses = {
  pages: ['/', '/naujienos', '/paieska', '/naujienos/ąžuolas', '/rss.xml'],
  redirects: {'/sena': '/nauja'},
}

beforeAll(async () => {
  vi.useFakeTimers({toFake: ['performance']})
  stubSiteEnv()
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('fetch', async () => Response.json(addresses))
  const {findPage} = await import('./known-paths.ts')
  await findPage('/naujienos')
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
afterAll(() => {
  server.close()
  vi.useRealTimers()
})

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

/** What Next gets to see of a GET. */
async function passed(path: string, headers: string[] = [], method = 'GET') {
  const response = await send(`${method} ${path} HTTP/1.1`, headers)
  return {
    url: seen.at(-1)?.slice(method.length + 1),
    isOrdinary: seenHeaders.at(-1)?.['x-ordinary-page'] === '1',
    rewritten: /\r\nx-nextjs-rewritten-path: (.*)\r\n/.exec(response)?.[1],
  }
}

test.each([
  ['/', '/lt'],
  ['/en', '/en'],
  ['/naujienos', '/lt/naujienos'],
  ['/en/naujienos', '/en/naujienos'],
  ['/naujienos?a=b', '/lt/naujienos'],
  ['/naujienos/%C4%85%C5%BEuolas', '/lt/naujienos/%C4%85%C5%BEuolas'],
])('%s is the page %s, without the proxy', async (path, page) => {
  expect(await passed(path)).toEqual({url: page, isOrdinary: true, rewritten: undefined})
  expect((await passed(path, [], 'HEAD')).isOrdinary).toBe(true)
})

test('the router is told which page it gets', async () => {
  expect(await passed('/naujienos?_rsc=1k2', ['rsc: 1'])).toEqual({
    url: '/lt/naujienos?_rsc=1k2',
    isOrdinary: true,
    rewritten: '/lt/naujienos',
  })
  expect((await passed('/en/naujienos?_rsc=1k2', ['rsc: 1'])).rewritten).toBeUndefined()
})

test.each([
  '/tokio-nera',
  '/sena',
  '/lt/naujienos',
  '/NAUJIENOS',
  '/naujienos/',
  '//naujienos',
  '/en/',
  '/api/search',
  '/rss.xml',
  '/en/rss.xml',
  '/perziura',
  '/paieska?q=kaina',
  '/en/paieska',
])('the proxy decides what %s is', async (path) => {
  expect(await passed(path)).toEqual({url: path, isOrdinary: false, rewritten: undefined})
})

test.each([
  ['POST', []],
  ['GET', ['cookie: __prerender_bypass=a']],
  ['GET', ['cookie: a=b; preview=c']],
])('the proxy sees a %s with %j', async (method, headers) => {
  expect((await passed('/naujienos', headers, method)).isOrdinary).toBe(false)
})

test('the proxy sees a request when the paths have not been loaded for a while', async () => {
  vi.advanceTimersByTime(1000)
  expect((await passed('/naujienos')).isOrdinary).toBe(false)
  await expect.poll(async () => (await passed('/naujienos')).isOrdinary).toBe(true)
})

test('nobody outside skips the proxy', async () => {
  expect((await passed('/tokio-nera', ['x-ordinary-page: 1'])).isOrdinary).toBe(false)
})
