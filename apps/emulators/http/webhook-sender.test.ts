import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {expect, onTestFinished, test, vi} from 'vitest'
import {createWebhookSender} from './webhook-sender.ts'

test('sends again what it could not note as delivered, such as on a full disk', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let received = 0
  const receiver = createServer((_, response) => {
    received += 1
    response.end()
  })
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve))
  let isDiskFull = true
  const messages = [{id: 1, body: '{}', attempts: 0}]
  const sender = createWebhookSender({
    target: {
      url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
      secret: 'secret',
      events: ['*'],
    },
    queue: {
      due: () => messages,
      nextAt: () => (messages.length > 0 ? 0 : undefined),
      retryAt: () => {},
      finish() {
        if (isDiskFull) throw new Error('database or disk is full')
        messages.pop()
      },
    },
    now: Date.now,
    retryMs: [],
    timeoutMs: 10_000,
    headersOf: () => ({}),
    nameOf: () => 'message',
  })
  onTestFinished(async () => {
    await sender.stop()
    receiver.close()
    consoleError.mockRestore()
  })
  await expect.poll(() => consoleError.mock.calls.join()).toContain('database or disk is full')
  isDiskFull = false
  await expect.poll(() => messages.length).toBe(0)
  expect(received).toBe(2)
})
