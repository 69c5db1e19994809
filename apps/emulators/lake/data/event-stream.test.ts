import {createAdaptorServer, type HttpBindings} from '@hono/node-server'
import {once} from 'node:events'
import {get, type IncomingMessage, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {PassThrough} from 'node:stream'
import {expect, onTestFinished, test, vi} from 'vitest'
import {openEventStream, type EventStream} from './event-stream.ts'

const connection = () => new PassThrough()

test('writes server-sent events', async () => {
  const stream = openEventStream(connection(), () => undefined)
  stream.send('welcome', {name: 'ąžuolas'}, 'id-1')
  stream.send('message', {})
  stream.close()
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  expect(await stream.response.text()).toBe(
    'id: id-1\nevent: welcome\ndata: {"name":"ąžuolas"}\n\nevent: message\ndata: {}\n\n',
  )
})

test('calls onClose once when the client leaves, and ignores later events', async () => {
  const left = vi.fn<() => void>()
  const stream = openEventStream(connection(), left)
  await stream.response.body?.cancel()
  stream.send('message', {})
  stream.close()
  expect(left).toHaveBeenCalledTimes(1)
})

test('sends a heartbeat in quiet times', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const stream = openEventStream(connection(), () => undefined)
  vi.advanceTimersByTime(31_000)
  stream.close()
  expect(await stream.response.text()).toBe(':\n\n:\n\n')
})

test('ends after half an hour, as at Sanity', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ended = vi.fn<() => void>()
  openEventStream(connection(), ended)
  vi.advanceTimersByTime(31 * 60_000)
  expect(ended).toHaveBeenCalledTimes(1)
})

test('drops the client that reads least', async () => {
  const megabyte = 'x'.repeat(1024 * 1024)
  const left: string[] = []
  const [most, less] = ['most', 'less'].map((name) => openEventStream(connection(), () => left.push(name)))
  for (let sent = 0; sent < 40; sent += 1) most?.send('message', megabyte)
  expect(left).toEqual([])
  for (let sent = 0; sent < 30; sent += 1) less?.send('message', megabyte)
  expect(left).toEqual(['most'])
  less?.close()
  expect((await less?.response.text())?.length).toBeGreaterThan(30 * 1024 * 1024)
})

test('ends the connection of a client that it drops', async () => {
  const opened = Promise.withResolvers<EventStream>()
  const left = vi.fn<() => void>()
  const server = createAdaptorServer({
    fetch(_request, bindings) {
      const stream = openEventStream((bindings as HttpBindings).outgoing, left)
      opened.resolve(stream)
      return stream.response
    },
  }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())

  const request = get({host: '127.0.0.1', port: (server.address() as AddressInfo).port})
  const stream = await opened.promise
  stream.send('welcome', {})
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.pause()
  const megabyte = 'x'.repeat(1024 * 1024)
  for (let sent = 0; sent < 100; sent += 1) {
    stream.send('message', megabyte)
    await new Promise(setImmediate)
  }
  expect(left).toHaveBeenCalledTimes(1)
  await expect(response.resume().toArray()).rejects.toThrow('aborted')
})

test('refuses more streams than Sanity allows', () => {
  const streams = Array.from({length: 1000}, () => openEventStream(connection(), () => undefined))
  expect(() => openEventStream(connection(), () => undefined)).toThrow('Max listener limit exceeded at 1000')
  for (const stream of streams) stream.close()
  openEventStream(connection(), () => undefined).close()
})
