import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {request as httpRequest, type IncomingHttpHeaders, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {buffer} from 'node:stream/consumers'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {acceptedEncoding} from './encodings.ts'
import {compressFiles} from './compress-files.ts'
import {createStudioServer} from './studio-server.ts'

const script = 'export const labas = "labas"\n'.repeat(1000)
const page = '<!doctype html><title>Studio</title>'.padEnd(2000)
const picture = Buffer.from('PNG that is not compressed twice'.repeat(100))

let root: string
let server: Server
let sizes: {original: number; compressed: number}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'studio-'))
  mkdirSync(join(root, 'static'))
  writeFileSync(join(root, 'index.html'), page)
  writeFileSync(join(root, 'static/sanity-CJrZ8APF.js'), script)
  writeFileSync(join(root, 'static/small-AAAAAAAA.js'), 'export {}')
  writeFileSync(join(root, 'static/favicon-192.png'), picture)
  sizes = await compressFiles(root)
  server = createStudioServer(root)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(root, {recursive: true})
})

interface Received {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Unlike `fetch`, it neither normalises paths nor decompresses. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Received>((resolve, reject) => {
    const {port} = server.address() as AddressInfo
    httpRequest({port, host: '127.0.0.1', path, method, headers}, async (response) => {
      const {statusCode: status} = response
      resolve({status, headers: response.headers, body: await buffer(response)})
    })
      .on('error', reject)
      .end()
  })

const browser = {'accept-encoding': 'gzip, deflate, br, zstd'}

test('a script is sent in the best encoding that the client takes', async () => {
  const path = '/static/sanity-CJrZ8APF.js'
  const brotli = await get(path, browser)
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  })
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  const gzip = await get(path, {'accept-encoding': 'gzip, br;q=0'})
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(script)
  const plain = await get(path)
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body.toString()).toBe(script)
  expect(brotli.body.length).toBeLessThan(script.length / 20)
})

test('browsers keep files that are named by their content, and ask again for all others', async () => {
  const caching = async (path: string) => (await get(path, browser)).headers['cache-control']
  expect(await caching('/static/sanity-CJrZ8APF.js')).toBe('public, max-age=31536000, immutable')
  expect(await caching('/static/favicon-192.png')).toBe('no-cache')
  expect(await caching('/')).toBe('no-cache')
  expect(await caching('/structure/newsItem;newsItem-6')).toBe('no-cache')
})

test('an unchanged page is not sent again, a changed one is', async () => {
  const first = await get('/', browser)
  const etag = String(first.headers.etag)
  const unchanged = await get('/structure', {...browser, 'if-none-match': etag})
  expect({status: unchanged.status, bytes: unchanged.body.length}).toEqual({status: 304, bytes: 0})
  expect(await get('/', {...browser, 'if-none-match': '"other"'})).toMatchObject({status: 200})
  expect((await get('/', {'if-none-match': etag})).status).toBe(200)
})

test('a path of the Studio gets its page, a missing file of the build a 404', async () => {
  expect((await get('/structure/event;drafts.kaledos-2025')).body.toString()).toBe(page)
  expect(await get('/static/sanity-OLDBUILD.js', browser)).toMatchObject({status: 404})
})

test('nothing outside the build is sent', async () => {
  const secret = `${root}.secret`
  writeFileSync(secret, 'secret')
  try {
    const paths = [`/../${secret.split('/').at(-1)}`, `/%2e%2e/${secret.split('/').at(-1)}`, '/%', '//']
    for (const path of paths) expect((await get(path)).body.toString()).not.toContain('secret')
    expect(await get('/%')).toMatchObject({status: 400})
  } finally {
    rmSync(secret)
  }
})

test('HEAD has the headers alone, other methods are refused', async () => {
  const head = await get('/static/sanity-CJrZ8APF.js', browser, 'HEAD')
  const whole = await get('/static/sanity-CJrZ8APF.js', browser)
  expect(head.body.length).toBe(0)
  expect(head.headers['content-length']).toBe(String(whole.body.length))
  expect(await get('/', {}, 'POST')).toMatchObject({status: 405, headers: {allow: 'GET, HEAD'}})
})

test('pictures and small files are not compressed', async () => {
  expect((await get('/static/favicon-192.png', browser)).body).toEqual(picture)
  expect((await get('/static/small-AAAAAAAA.js', browser)).headers).not.toHaveProperty('content-encoding')
  expect(() => readFileSync(join(root, 'static/favicon-192.png.br'))).toThrow('ENOENT')
  expect(sizes.original).toBe(script.length + page.length)
  expect(sizes.compressed).toBeLessThan(sizes.original / 10)
})

test.for([
  ['gzip, deflate, br', 'br'],
  ['BR;q=0.5, gzip', 'br'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['gzip;q=0.0, br;q=0.000', undefined],
  ['deflate, *', undefined],
  [undefined, undefined],
])('of %s it sends %s', ([header, name]) => {
  expect(acceptedEncoding(header)?.name).toBe(name)
})
