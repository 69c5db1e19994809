import {expect, onTestFinished, test, vi} from 'vitest'
import {openEventStream} from './event-stream.ts'

test('writes server-sent events', async () => {
  const stream = openEventStream(() => undefined)
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
  const stream = openEventStream(left)
  await stream.response.body?.cancel()
  stream.send('message', {})
  stream.close()
  expect(left).toHaveBeenCalledTimes(1)
})

test('sends a heartbeat in quiet times', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const stream = openEventStream(() => undefined)
  vi.advanceTimersByTime(31_000)
  stream.close()
  expect(await stream.response.text()).toBe(':\n\n:\n\n')
})

test('drops a client that does not read', () => {
  const left = vi.fn<() => void>()
  const stream = openEventStream(left)
  const megabyte = 'x'.repeat(1024 * 1024)
  for (let sent = 0; sent < 70; sent++) stream.send('message', megabyte)
  expect(left).toHaveBeenCalledTimes(1)
})
