import {expect, test} from 'vitest'
import {greeting, temporaryMail} from '../testing/temporary-mail.ts'

const idempotencyKey = 'welcome/1'
const hours = 60 * 60_000

test('sends a request with the same key once, also after a restart', async () => {
  const {resend, inbox, restart} = await temporaryMail()
  const first = await resend().emails.send(greeting, {idempotencyKey})
  const again = await resend().emails.send(greeting, {idempotencyKey})
  await restart()
  const later = await resend().emails.send(greeting, {idempotencyKey})
  expect(first.data?.id).toBeTruthy()
  expect([again.data, later.data]).toEqual([first.data, first.data])
  expect(await inbox()).toHaveLength(1)
  await resend().emails.send(greeting, {idempotencyKey: 'welcome/2'})
  await resend().emails.send(greeting)
  expect(await inbox()).toHaveLength(3)
})

test('rejects a different request with the same key', async () => {
  const {resend, inbox} = await temporaryMail()
  await resend().emails.send(greeting, {idempotencyKey})
  const other = await resend().emails.send({...greeting, subject: 'Kitas'}, {idempotencyKey})
  expect(other.error).toEqual({
    statusCode: 409,
    name: 'invalid_idempotent_request',
    message: 'Same idempotency key used with a different request payload.',
  })
  expect((await resend().batch.send([greeting], {idempotencyKey})).error?.statusCode).toBe(409)
  expect(await inbox()).toHaveLength(1)
})

test('accepts one of several simultaneous requests', async () => {
  const {resend, inbox} = await temporaryMail()
  const responses = await Promise.all(
    Array.from({length: 10}, () => resend().emails.send(greeting, {idempotencyKey})),
  )
  const ids = new Set(responses.flatMap(({data}) => data?.id ?? []))
  const errors = new Set(responses.flatMap(({error}) => error?.name ?? []))
  expect(ids.size).toBe(1)
  expect([...errors]).toEqual(['concurrent_idempotent_requests'])
  expect(await inbox()).toHaveLength(1)
})

test('forgets a key after 24 hours', async () => {
  const {resend, inbox, pass} = await temporaryMail()
  const first = await resend().emails.send(greeting, {idempotencyKey})
  pass(23 * hours)
  expect((await resend().emails.send(greeting, {idempotencyKey})).data).toEqual(first.data)
  pass(hours)
  expect((await resend().emails.send(greeting, {idempotencyKey})).data?.id).not.toBe(first.data?.id)
  expect(await inbox()).toHaveLength(2)
})

test('does not store the key of a rejected request', async () => {
  const {resend, inbox} = await temporaryMail()
  const rejected = await resend().emails.send({...greeting, to: 'nobody'}, {idempotencyKey})
  expect(rejected.error?.statusCode).toBe(422)
  expect((await resend().emails.send(greeting, {idempotencyKey})).error).toBeNull()
  expect(await inbox()).toHaveLength(1)
})

test('returns the same ids for a repeated batch', async () => {
  const {resend, inbox} = await temporaryMail()
  const batch = [greeting, {...greeting, subject: 'Antras'}]
  const first = await resend().batch.send(batch, {idempotencyKey})
  const again = await resend().batch.send(batch, {idempotencyKey})
  expect(first.data?.data).toHaveLength(2)
  expect(again.data).toEqual(first.data)
  expect(await inbox()).toHaveLength(2)
})

test('requires a key of 1 to 256 characters', async () => {
  const {post} = await temporaryMail()
  const keyed = async (key: string) => (await post('/emails', greeting, {'idempotency-key': key})).json()
  expect(await keyed('k'.repeat(256))).toHaveProperty('id')
  expect(await keyed('k'.repeat(257))).toEqual({
    statusCode: 400,
    name: 'invalid_idempotency_key',
    message: 'The key must be between 1-256 chars.',
  })
})
