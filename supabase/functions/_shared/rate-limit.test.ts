import {expect, test} from 'vitest'
import {post, secretKey, serveDatabase} from '../_testing/serve-database.ts'
import {countSubmission} from './rate-limit.ts'
import {createServiceClient} from './service-client.ts'

interface Counted {
  action: string
  email_hash?: string
  network_hash?: string
}

async function submit(answer: unknown = undefined) {
  const database = await serveDatabase({count_submission: () => answer})
  const client = createServiceClient({SUPABASE_URL: database.url, SUPABASE_SECRET_KEYS: {default: secretKey}})
  return {
    count: (email: string | undefined, address?: string, key = 'a key') => {
      const request = post('{}', address === undefined ? {} : {'cf-connecting-ip': address})
      return countSubmission(client, key, {action: 'contact', email, request})
    },
    counted: () => database.calls.map(({args}) => args as Counted),
  }
}

test('counts keyed hashes, never an address', async () => {
  const {count, counted} = await submit()
  await count('rasa@example.test', '203.0.113.7')
  expect(counted()).toEqual([
    {
      action: 'contact',
      email_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      network_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ])
})

test('counts an email address and a network once, however they are written', async () => {
  const {count, counted} = await submit()
  await count('rasa@example.test', '2001:db8::1')
  await count(' Rasa@Example.test ', '2001:DB8:0:0:ffff::2')
  await count('rasa@example.test', '2001:db8::1', 'another key')
  const [first, second, third] = counted()
  expect(second).toEqual(first)
  expect(third?.email_hash).not.toBe(first?.email_hash)
})

test('counts what is known', async () => {
  const {count, counted} = await submit()
  await count(undefined, undefined)
  expect(counted()).toEqual([{action: 'contact'}])
})

test('refuses a submission over the limit, and says when to come again', async () => {
  const refusal = {code: 'PT429', message: 'Too many submissions', details: '1234', hint: null}
  const {count} = await submit(Response.json(refusal, {status: 429}))
  await expect(count('rasa@example.test')).rejects.toMatchObject({code: 'too_many', retryAfterSeconds: 1234})
})

test('fails when it cannot be counted', async () => {
  const {count} = await submit(new Error('no such action'))
  await expect(count('rasa@example.test')).rejects.toThrow('count_submission: 22023 no such action')
})
