import {expect, onTestFinished, test, vi} from 'vitest'
import {greeting, temporaryMail} from '../testing/temporary-mail.ts'

const format =
  'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.'
const without = (field: keyof typeof greeting) => ({...greeting, [field]: undefined})

test.each([
  ['no from', without('from'), 'missing_required_field', 'Missing `from` field.'],
  ['no to', without('to'), 'missing_required_field', 'Missing `to` field.'],
  ['an empty to', {...greeting, to: []}, 'missing_required_field', 'Missing `to` field.'],
  ['no subject', without('subject'), 'missing_required_field', 'Missing `subject` field.'],
  [
    'no content',
    {...greeting, html: undefined, text: undefined},
    'validation_error',
    'Missing `html` or `text` field.',
  ],
  [
    'an invalid sender',
    {...greeting, from: 'Community'},
    'invalid_from_address',
    `Invalid \`from\` field. ${format}`,
  ],
  [
    'two senders',
    {...greeting, from: 'a@b.test, c@d.test'},
    'invalid_from_address',
    `Invalid \`from\` field. ${format}`,
  ],
  [
    'an invalid recipient',
    {...greeting, to: ['a@b.test', 'Rasa']},
    'validation_error',
    `Invalid \`to\` field. ${format}`,
  ],
  [
    'a line break in an email address',
    {...greeting, cc: 'a@b.test\nBcc: c@d.test'},
    'validation_error',
    `Invalid \`cc\` field. ${format}`,
  ],
  [
    'non-ASCII letters in an email address',
    {...greeting, bcc: 'šarūnė@b.test'},
    'validation_error',
    'Invalid `bcc` field. The email address contains non-ASCII characters.',
  ],
  [
    'an address that would bounce',
    {...greeting, to: 'rasa@example.com'},
    'validation_error',
    'Invalid `to` field. Please use our testing email address instead of domains like `example.com`.',
  ],
  [
    '51 recipients',
    {...greeting, to: Array(51).fill('a@b.test')},
    'validation_error',
    'The `to` field has more than 50 recipients.',
  ],
  ['a subject of the wrong type', {...greeting, subject: 7}, 'validation_error', 'Invalid `subject` field.'],
  [
    'a tag with a space',
    {...greeting, tags: [{name: 'a b', value: 'c'}]},
    'validation_error',
    'Tags should only contain ASCII letters, numbers, underscores, or dashes.',
  ],
  [
    'an empty attachment',
    {...greeting, attachments: [{filename: 'a'}]},
    'invalid_attachment',
    'Attachment must have either a `content` or `path`.',
  ],
  [
    'a local file',
    {...greeting, attachments: [{path: '/etc/passwd'}]},
    'invalid_attachment',
    'Attachment must have either a `content` or `path`.',
  ],
  [
    'an option that is not emulated',
    {...greeting, scheduled_at: 'in 1 min'},
    'validation_error',
    'The `scheduled_at` field is not known to the local Resend.',
  ],
  ['a body that is not an object', 'null', 'validation_error', 'The request body must be an object.'],
])('rejects %s', async (_what, body, name, message) => {
  const {post, inbox} = await temporaryMail()
  const response = await post('/emails', body)
  expect({status: response.status, body: await response.json()}).toEqual({
    status: 422,
    body: {statusCode: 422, name, message},
  })
  expect(await inbox()).toEqual([])
})

test('rejects malformed JSON, and attachments in a batch', async () => {
  const {post} = await temporaryMail()
  expect(await (await post('/emails', '{')).json()).toMatchObject({statusCode: 400, name: 'validation_error'})
  const attachments = [{filename: 'a', content: 'YQ=='}]
  const response = await post('/emails/batch', [{...greeting, attachments}])
  expect(await response.json()).toMatchObject({statusCode: 422, name: 'validation_error'})
  expect((await post('/emails/batch', [])).status).toBe(422)
  expect((await post('/emails/batch', greeting)).status).toBe(422)
})

test('rejects more than 40 MB', async () => {
  const {post} = await temporaryMail()
  const attachments = [{filename: 'large', content: 'a'.repeat(40 * 1024 * 1024)}]
  expect((await post('/emails', {...greeting, attachments})).status).toBe(413)
})

test('requires the API key', async () => {
  const {post, resend, inbox} = await temporaryMail()
  const keyless = await post('/emails', greeting, {authorization: ''})
  expect(await keyless.json()).toEqual({
    statusCode: 401,
    name: 'missing_api_key',
    message: 'Missing API key in the authorization header.',
  })
  expect((await resend('re_other').emails.send(greeting)).error).toEqual({
    statusCode: 403,
    name: 'invalid_api_key',
    message: 'API key is invalid',
  })
  expect(await inbox()).toEqual([])
})

test('responds with 404 for other endpoints', async () => {
  const {resend} = await temporaryMail()
  expect((await resend().domains.list()).error).toEqual({
    statusCode: 404,
    name: 'not_found',
    message: 'The requested endpoint does not exist.',
  })
})

test.each([
  [500, 'internal_server_error'],
  [429, 'rate_limit_exceeded'],
  [503, 'application_error'],
])('responds with %i during an outage', async (status, name) => {
  const {resend, post, get, inbox} = await temporaryMail()
  await post('/local/outage', {status})
  const {error, headers} = await resend().emails.send(greeting)
  expect(error).toMatchObject({statusCode: status, name})
  expect(headers?.['retry-after']).toBe(status === 429 ? '1' : undefined)
  expect((await resend().batch.send([greeting])).error).toMatchObject({statusCode: status})
  expect(await (await get('/local/outage')).json()).toEqual({status})
  expect((await get('/health')).status).toBe(200)
  await post('/local/outage', {status: null})
  expect((await resend().emails.send(greeting)).error).toBeNull()
  expect(await inbox()).toHaveLength(1)
})

test('rejects an invalid outage', async () => {
  const {post} = await temporaryMail()
  for (const body of [{status: 200}, {status: '500'}, {status: 429, name: 'other'}, {}, '']) {
    expect((await post('/local/outage', body)).status).toBe(400)
  }
  expect((await post('/emails', greeting)).status).toBe(200)
})

test.each(['daily_quota_exceeded', 'monthly_quota_exceeded'])('can be told to answer %s', async (name) => {
  const {resend, post} = await temporaryMail()
  await post('/local/outage', {status: 429, name})
  const {error, headers} = await resend().emails.send(greeting)
  expect(error).toMatchObject({statusCode: 429, name})
  expect(headers).not.toHaveProperty('retry-after')
})

test.each([
  ['timeout', 0],
  ['lost', 1],
])('answers nothing during an outage of the kind %s, which sends %i emails', async (status, emails) => {
  const {resend, post, inbox} = await temporaryMail()
  await post('/local/outage', {status})
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  const client = new AbortController()
  const sending = resend().emails.send(greeting, {signal: client.signal, idempotencyKey: 'welcome/1'})
  // The emulator withholds an answer for a minute.
  await expect.poll(() => timers.mock.calls.map(([, ms]) => ms)).toContain(60_000)
  client.abort()
  expect((await sending).error).toMatchObject({statusCode: null})
  expect(await inbox()).toHaveLength(emails)
  await post('/local/outage', {status: null})
  expect((await resend().emails.send(greeting, {idempotencyKey: 'welcome/1'})).error).toBeNull()
  expect(await inbox()).toHaveLength(1)
})

test('refuses senders of a domain that is not verified', async () => {
  const {resend, inbox} = await temporaryMail({
    environment: {RESEND_VERIFIED_DOMAINS: 'other.test, community.test'},
  })
  expect((await resend().emails.send(greeting)).error).toBeNull()
  const refused = await resend().batch.send([greeting, {...greeting, from: 'a@elsewhere.test'}])
  expect(refused.error).toEqual({
    statusCode: 403,
    name: 'validation_error',
    message:
      'The elsewhere.test domain is not verified. Please, add and verify your domain on https://resend.com/domains',
  })
  expect(await inbox()).toHaveLength(1)
})
