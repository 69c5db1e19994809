import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {setTimeout as wait} from 'node:timers/promises'
import {expect, onTestFinished, test} from 'vitest'
import {limitConnections, timeouts} from './limit-connections.ts'
import {rawConnection} from './testing/raw-connection.ts'

/** A server that responds at once, or under `/stream` with a byte every 250 ms, ten times. */
async function start({maxConnections, ...changes}: {maxConnections?: number} & Partial<typeof timeouts>) {
  const server: Server = createServer({connectionsCheckingInterval: 10}, async (request, response) => {
    if (request.url !== '/stream') return response.end('here')
    for (let sent = 0; sent < 10; sent += 1) {
      response.write('.')
      await wait(250)
    }
    return response.end('end')
  })
  limitConnections(server, {maxConnections, ...changes})
  expect(server).toMatchObject({...timeouts, ...changes})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const get = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
const unfinishedHeaders = 'GET / HTTP/1.1\r\nHost: x\r\n'
const unfinishedBody = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nshort'

test.each([
  ['that never speaks', ''],
  ['whose headers never end', unfinishedHeaders],
])('a connection %s is ended', async (_name, text) => {
  const port = await start({headersTimeout: 30, requestTimeout: 60})
  const connection = await rawConnection(port, text)
  expect(await connection.ended()).toMatch(/^(HTTP\/1.1 408 |$)/)
})

test('a connection whose body never ends is ended', async () => {
  const port = await start({headersTimeout: 2000, requestTimeout: 2000})
  const connection = await rawConnection(port, unfinishedBody)
  expect(await connection.ended()).toContain('HTTP/1.1 200')
})

test('a response may take longer than a request', async () => {
  const port = await start({headersTimeout: 2000, requestTimeout: 2000})
  expect(await (await fetch(`http://127.0.0.1:${port}/stream`)).text()).toBe('..........end')
})

test.each([
  ['that never speak', ''],
  ['whose headers never end', unfinishedHeaders],
  ['whose bodies never end', unfinishedBody],
])('connections %s keep nobody out', async (_name, text) => {
  const port = await start({maxConnections: 3})
  const idle = []
  for (let count = 0; count < 3; count += 1) idle.push(await rawConnection(port, text))
  const visitor = await rawConnection(port, get())
  expect(await visitor.ended()).toContain('here')
  await idle[0]?.ended()
  expect(idle[2]?.socket.closed).toBe(false)
})

test('a connection that is being answered is the last to be ended', async () => {
  const port = await start({maxConnections: 2})
  const stream = await rawConnection(port, get('/stream'))
  expect(await stream.status()).toBe(200)
  for (let count = 0; count < 5; count += 1) await rawConnection(port)
  expect(await stream.ended()).toMatch(/end\r\n/)
})

test('headers over 16 kB are refused', async () => {
  const port = await start({})
  const connection = await rawConnection(port, `GET / HTTP/1.1\r\nX: ${'a'.repeat(1024 * 1024)}\r\n\r\n`)
  expect(await connection.status()).toBe(431)
})
