import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {rawConnection} from './testing/raw-connection.ts'

// A program that knows nothing of the limits. It responds with the number of bytes that it read.
const program = `
  const server = require('node:http').createServer((request, response) => {
    let bytes = 0
    request.on('data', (chunk) => (bytes += chunk.length)).on('error', () => {})
    request.on('end', () => response.end(String(bytes)))
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

let port: number

beforeAll(async () => {
  const preload = join(import.meta.dirname, 'limit-every-server.ts')
  const child = spawn(process.execPath, ['--import', preload, '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  port = Number(line)
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})

test('a body up to 64 kB arrives', async () => {
  const response = await fetch(`http://127.0.0.1:${port}`, {method: 'POST', body: 'a'.repeat(64 * 1024)})
  expect(await response.text()).toBe('65536')
})

test('a larger body is refused before any of it is sent', async () => {
  const connection = await rawConnection(
    port,
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 209715200\r\n\r\n',
  )
  expect(await connection.status()).toBe(413)
  await connection.ended()
})

test('a large body that is already under way is refused', async () => {
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    body: 'a'.repeat(2 * 1024 * 1024),
  })
  expect(response.status).toBe(413)
})

test('a large body of unknown length is cut off', async () => {
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
  const connection = await rawConnection(
    port,
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  const sending = setInterval(() => connection.socket.write(chunk))
  expect(await connection.ended()).toBe('')
  clearInterval(sending)
  expect(connection.socket.bytesWritten).toBeGreaterThan(64 * 1024)
})

test('a small body of unknown length arrives', async () => {
  const init = {method: 'POST', body: new Blob(['labas']).stream(), duplex: 'half'} as RequestInit
  expect(await (await fetch(`http://127.0.0.1:${port}`, init)).text()).toBe('5')
})

test('a thousand connections that never speak are ended for others', async () => {
  const first = await rawConnection(port)
  for (let count = 1; count < 1000; count += 1) await rawConnection(port)
  const visitor = await rawConnection(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await visitor.status()).toBe(200)
  await first.ended()
})
