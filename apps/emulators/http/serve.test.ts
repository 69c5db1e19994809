import {expect, onTestFinished, test} from 'vitest'
import {serve} from './serve.ts'
import {rawConnection} from './testing/raw-connection.ts'

const MB = 1024 * 1024

/** Responds with the number of bytes that the body has, 12 MB at most under `/uploads`, and keeps count of what it read. */
async function start() {
  let handled = 0
  const {server, port} = await serve({
    fetch: async (request) => {
      handled += 1
      return new Response(String((await request.arrayBuffer()).byteLength))
    },
    port: 0,
    variable: 'TEST_PORT',
    maxBytes: (path) => (path.startsWith('/uploads') ? 12 * MB : MB),
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {port, handled: () => handled, url: `http://127.0.0.1:${port}`}
}

const post = (path: string, header: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`
const streamed = (bytes: number) =>
  ({body: new Blob([new Uint8Array(bytes)]).stream(), duplex: 'half'}) as RequestInit

test('a body up to the limit arrives, with and without its length', async () => {
  const {url} = await start()
  const withLength = await fetch(url, {method: 'POST', body: new Uint8Array(MB)})
  expect(await withLength.text()).toBe(String(MB))
  const withoutLength = await fetch(`${url}/uploads`, {method: 'POST', ...streamed(3 * MB)})
  expect(await withoutLength.text()).toBe(String(3 * MB))
})

test('a body whose length is over the limit is refused before any of it is sent', async () => {
  const {port, handled} = await start()
  const connection = await rawConnection(port, post('/', `Content-Length: ${200 * MB}`))
  expect(await connection.status()).toBe(413)
  expect(await connection.ended()).toContain('Request body exceeds limit of 1048576 bytes')
  expect(handled()).toBe(0)
})

test('a body without a length is cut at the limit', async () => {
  const {url} = await start()
  const response = await fetch(`${url}/uploads/1`, {method: 'POST', ...streamed(12 * MB + 1)})
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({statusCode: 413, error: 'Payload Too Large'})
})

test('the limit goes by the path', async () => {
  const {url} = await start()
  const send = (path: string) => fetch(url + path, {method: 'POST', body: new Uint8Array(2 * MB)})
  expect((await send('/uploads')).status).toBe(200)
  expect((await send('/')).status).toBe(413)
})

test.each(['256.256.256.256', '99999999999999999999'])('the host %s is refused', async (host) => {
  const {port, handled} = await start()
  const connection = await rawConnection(port, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  expect(await connection.status()).toBe(400)
  expect(handled()).toBe(0)
})

test('only sixteen bodies over 1 MB arrive at a time', async () => {
  const {port, url, handled} = await start()
  const slow = await Promise.all(
    Array.from({length: 16}, () => rawConnection(port, post('/uploads', `Content-Length: ${2 * MB}`))),
  )
  await expect.poll(handled).toBe(16)
  const large = () => fetch(`${url}/uploads`, {method: 'POST', body: new Uint8Array(2 * MB)})
  const refused = await large()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect((await fetch(`${url}/uploads`, {method: 'POST', ...streamed(2 * MB)})).status).toBe(503)
  expect((await fetch(url, {method: 'POST', body: 'small'})).status).toBe(200)
  for (const {socket} of slow) socket.destroy()
  await expect.poll(async () => (await large()).status).toBe(200)
})

test('a port in use is named, with the variable that changes it', async () => {
  const {port} = await start()
  const second = serve({fetch: () => new Response(), port, variable: 'TEST_PORT'})
  await expect(second).rejects.toThrow(`Port ${port} is taken: stop what listens there, or set TEST_PORT`)
})
