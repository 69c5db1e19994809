import {once} from 'node:events'
import {mkdtempSync, writeFileSync} from 'node:fs'
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {buffer} from 'node:stream/consumers'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {compressFiles} from './compress-files.ts'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

const page = '<p>Labas rytas, lietuviai Velse!</p>'.repeat(200)

let server: Server
/** What the site's own listener does, and the path that it gets to see. */
let answer: (response: ServerResponse) => void
let seenUrl: string | undefined

beforeAll(async () => {
  stubSiteEnv()
  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  writeFileSync(join(folder, 'a.js'), page)
  writeFileSync(join(folder, 'a.woff2'), page)
  writeFileSync(join(folder, 'a.svg'), page)
  await compressFiles(folder)
  const {compressResponses} = await import('./compress-responses.ts')
  const compress = compressResponses(folder)
  server = createServer((request, response) => {
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    compress(request, response)
    seenUrl = request.url
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())
beforeEach(() => sendsPage({}))

const headersOfPage = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
  ETag: '"one"',
}

function sendsPage(headers: Record<string, string>, body = page, status = 200) {
  answer = (response) => {
    response.statusCode = status
    for (const [key, value] of Object.entries({...headersOfPage, ...headers})) response.setHeader(key, value)
    response.setHeader('Content-Length', Buffer.byteLength(body))
    response.end(body)
  }
}

async function get(path: string, encodings = 'gzip, deflate, br, zstd', method = 'GET') {
  const {port} = server.address() as AddressInfo
  const request = sendRequest({port, path, method, headers: {'accept-encoding': encodings}}).end()
  const [{headers, statusCode}, body] = await once(request, 'response').then(
    async ([response]: IncomingMessage[]) => {
      if (!response) throw new Error('no response')
      return [response, await buffer(response)] as const
    },
  )
  return {headers, statusCode, body}
}

test('a page is sent as Brotli with the length and tag of what is sent', async () => {
  const {headers, body} = await get('/a-page')
  expect(brotliDecompressSync(body).toString()).toBe(page)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.length),
    etag: '"one"',
    vary: 'Accept-Encoding',
  })
})

test('a page that has changed is sent as it is now', async () => {
  await get('/changing')
  sendsPage({ETag: '"two"'}, page.toUpperCase())
  expect(brotliDecompressSync((await get('/changing')).body).toString()).toBe(page.toUpperCase())
})

test('two pages with the same tag are not sent for each other', async () => {
  await get('/first')
  sendsPage({}, page.toUpperCase())
  expect(brotliDecompressSync((await get('/second')).body).toString()).toBe(page.toUpperCase())
})

test('what is for one visitor only is compressed, but never kept', async () => {
  sendsPage({'Cache-Control': 'private, no-store'})
  await get('/own')
  sendsPage({'Cache-Control': 'private, no-store'}, page.toUpperCase())
  const {headers, body} = await get('/own')
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe(page.toUpperCase())
})

test('an error is not kept', async () => {
  sendsPage({}, page, 500)
  await get('/broken')
  sendsPage({}, page.toUpperCase(), 500)
  expect(brotliDecompressSync((await get('/broken')).body).toString()).toBe(page.toUpperCase())
})

test.each([
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', undefined],
  ['identity', undefined],
])('a browser that accepts "%s" gets %s', async (accepted, encoding) => {
  const {headers, body} = await get('/a-page', accepted)
  expect(headers['content-encoding']).toBe(encoding)
  expect((encoding ? gunzipSync(body) : body).toString()).toBe(page)
})

test('what is compressed already is sent as it is', async () => {
  sendsPage({'Content-Type': 'image/webp'})
  const {headers, body} = await get('/a-picture')
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(page)
})

test('a response without a body stays without one', async () => {
  answer = (response) => response.writeHead(304, headersOfPage).end()
  expect(await get('/a-page')).toMatchObject({statusCode: 304, body: Buffer.alloc(0)})
})

test('a script comes from the copy that the build made', async () => {
  const {headers} = await get('/_next/static/a.js')
  expect(seenUrl).toBe('/_next/static/a.js.br')
  expect(headers['content-encoding']).toBe('br')
})

test.each([
  ['/_next/static/a.js', 'gzip'],
  ['/_next/static/a.woff2', 'br'],
  ['/_next/static/b.js', 'br'],
  ['/_next/static/../a.js', 'br'],
])('%s is asked for as it is by a browser that accepts %s', async (path, encodings) => {
  await get(path, encodings)
  expect(seenUrl).toBe(path)
})

test.each([
  ['/_next/static/a.woff2', undefined],
  ['/_next/static/a.js', undefined],
  ['/_next/static/a.svg', 'no-referrer'],
  ['/_next/static/b.woff2', 'no-referrer'],
  ['/a-page', 'no-referrer'],
])('what %s says of documents is %s', async (path, policy) => {
  const {headers} = await get(path)
  expect(headers['referrer-policy']).toBe(policy)
  expect(headers['x-content-type-options']).toBe('nosniff')
})
