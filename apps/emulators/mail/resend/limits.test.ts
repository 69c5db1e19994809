import {expect, test} from 'vitest'
import {greeting, temporaryMail} from '../testing/temporary-mail.ts'

const day = 24 * 60 * 60_000

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

test('has no limits by default', async () => {
  const {resend} = await temporaryMail()
  const responses = await Promise.all(Array.from({length: 20}, () => resend().emails.send(greeting)))
  expect(responses.map(({error}) => error)).toEqual(Array.from({length: 20}, () => null))
  expect(Object.keys(responses[0]?.headers ?? {}).join()).not.toMatch(/ratelimit|quota/)
})

test('has a daily quota of recipients, which survives a restart', async () => {
  const {resend, inbox, restart, freeze} = await temporaryMail({environment: {RESEND_DAILY_QUOTA: '4'}})
  const next = freeze('2026-11-22T12:00:00Z')
  const sent = await resend().emails.send({...greeting, cc: ['copy@home.test']}, {idempotencyKey: 'a'})
  expect(sent.headers).toMatchObject({'x-resend-daily-quota': '2'})
  await restart()
  const refused = await resend().batch.send([greeting, greeting, greeting])
  expect(refused.error).toMatchObject({statusCode: 429, name: 'daily_quota_exceeded'})
  expect((await resend().batch.send([greeting, greeting])).headers).toMatchObject({
    'x-resend-daily-quota': '4',
  })
  const more = await resend().emails.send(greeting)
  expect(more.error).toEqual({
    statusCode: 429,
    name: 'daily_quota_exceeded',
    message: 'You have reached your daily email sending quota.',
  })
  const repeated = await resend().emails.send({...greeting, cc: ['copy@home.test']}, {idempotencyKey: 'a'})
  expect(repeated.data).toEqual(sent.data)
  expect(await inbox()).toHaveLength(3)
  next(day)
  expect((await resend().emails.send(greeting)).error).toBeNull()
})

test('has a monthly quota', async () => {
  const {resend, freeze} = await temporaryMail({environment: {RESEND_MONTHLY_QUOTA: '1'}})
  const next = freeze('2026-11-22T12:00:00Z')
  expect((await resend().emails.send(greeting)).headers).toMatchObject({'x-resend-monthly-quota': '1'})
  next(day)
  const refused = await resend().emails.send(greeting)
  expect(refused.error).toMatchObject({statusCode: 429, name: 'monthly_quota_exceeded'})
  next(10 * day)
  expect((await resend().emails.send(greeting)).error).toBeNull()
})
