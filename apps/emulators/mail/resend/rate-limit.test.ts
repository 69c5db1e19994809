import {expect, test} from 'vitest'
import {greeting, temporaryMail} from '../testing/temporary-mail.ts'

test('limits the requests per second, says how many are left, and serves again in the next second', async () => {
  const {resend, inbox, freeze} = await temporaryMail({environment: {RESEND_RATE_LIMIT: '2'}})
  const next = freeze()
  const send = () => resend().emails.send(greeting)
  const [first, second, third] = [await send(), await send(), await send()]
  expect(first.headers).toMatchObject({
    'ratelimit-limit': '2',
    'ratelimit-remaining': '1',
    'ratelimit-reset': '1',
  })
  expect(second.headers).toMatchObject({'ratelimit-remaining': '0'})
  expect(third.error).toMatchObject({statusCode: 429, name: 'rate_limit_exceeded'})
  expect(third.headers).toMatchObject({'retry-after': '1', 'ratelimit-remaining': '0'})
  expect(await inbox()).toHaveLength(2)
  next(1000)
  expect((await send()).error).toBeNull()
})

test('counts a batch as one request', async () => {
  const {resend, freeze} = await temporaryMail({environment: {RESEND_RATE_LIMIT: '1'}})
  freeze()
  expect((await resend().batch.send([greeting, greeting, greeting])).error).toBeNull()
})

test('has no limit by default', async () => {
  const {resend} = await temporaryMail()
  const responses = await Promise.all(Array.from({length: 20}, () => resend().emails.send(greeting)))
  expect(responses.map(({error}) => error)).toEqual(Array.from({length: 20}, () => null))
  expect(Object.keys(responses[0]?.headers ?? {}).join()).not.toMatch(/ratelimit/)
})
