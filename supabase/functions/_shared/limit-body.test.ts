import {functionBodyBytes, maxBodyBytes} from '@site/schemas/body-limits'
import {array, assert, asyncProperty, integer, option} from 'fast-check'
import {expect, test} from 'vitest'
import {withVariables} from '../_testing/with-variables.ts'
import {defineHandler, type Handler} from './define-handler.ts'
import {readJson, readText} from './read-body.ts'

const functionThat = (handle: Handler) =>
  withVariables(defineHandler({name: 'send-contact-email', env: {}, handle}), {})

const reading = functionThat(async (request) => Response.json({length: (await readText(request)).length}))

const post = (body: ReadableStream, headers: Record<string, string> = {}, handler = reading) =>
  handler(new Request('http://localhost', {method: 'POST', body, headers, duplex: 'half'} as RequestInit))

test('a body may have 64 kB, whatever its chunks and whatever it says', async () => {
  await assert(
    asyncProperty(
      array(integer({min: 0, max: 20_000}), {maxLength: 12}),
      option(integer({min: 0, max: maxBodyBytes})),
      async (sizes, said) => {
        const chunks = sizes.map((size) => new Uint8Array(size).fill(97))
        const length = sizes.reduce((sum, size) => sum + size, 0)
        const headers = said === null ? undefined : {'content-length': String(said)}
        const response = await post(new Blob(chunks).stream(), headers)
        const body = (await response.json()) as {length?: number}
        expect([response.status, body.length]).toEqual(
          length > maxBodyBytes ? [413, undefined] : [200, length],
        )
      },
    ),
  )
})

test('one that says that it is too large is refused unread, in a sentence', async () => {
  let isRead = false
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true
        controller.close()
      },
    },
    {highWaterMark: 0},
  )
  const response = await post(body, {'content-length': String(maxBodyBytes + 1)})
  expect([response.status, isRead]).toEqual([413, false])
  expect(await response.json()).toEqual({
    error: {code: 'payload_too_large', message: 'A request to send-contact-email may have at most 64 kB'},
  })
})

test('one without end is read no further, and never parsed', async () => {
  let pulled = 0
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(1024))
    },
  })
  const parsing = functionThat(async (request) => Response.json(await readJson(request)))
  expect((await post(endless, {'content-type': 'application/json'}, parsing)).status).toBe(413)
  expect(pulled).toBeLessThan(70)
})

test('only a photo, a newsletter and an event of Stripe may be larger', () => {
  expect(['upload-photo', 'send-newsletter', 'stripe-webhook', 'toString'].map(functionBodyBytes)).toEqual([
    10 * 1024 * 1024 + maxBodyBytes,
    1024 * 1024,
    256 * 1024,
    maxBodyBytes,
  ])
})
