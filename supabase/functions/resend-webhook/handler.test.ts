import {Webhook} from 'standardwebhooks'
import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {nowhere} from '../_testing/serve.ts'
import {keyVariables, post, serveDatabase} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()
const secret = `whsec_${btoa('a secret that only the test knows')}`
const bounce = {message: 'No such mailbox', subType: 'General', type: 'Permanent'}

const event = (type: string, data: object = {}) => ({
  type,
  created_at: '2026-11-22T10:00:00.000Z',
  data: {email_id: 'r1', to: ['Rasa <Rasa@home.test>'], from: 'a@b.test', subject: 'Labas', ...data},
})

const functionWith = (url: string) =>
  withVariables(handler, {...keyVariables, SUPABASE_URL: url, RESEND_WEBHOOK_SECRET: secret})

async function start() {
  const database = await serveDatabase({})
  return {call: functionWith(database.url), stored: () => database.calls.map(({args}) => args)}
}

function signed(payload: unknown, {id = 'msg_1', at = new Date(), by = secret} = {}) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return post(body, {
    'svix-id': id,
    'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
    'svix-signature': new Webhook(by).sign(id, at, body),
  })
}

describe('a webhook of Resend', () => {
  const address = 'Rasa@home.test'

  test.each([
    ['email.delivered', {}, {event: 'delivered', reason: '', suppressed: []}],
    ['email.complained', {}, {event: 'complained', reason: '', suppressed: [address]}],
    ['email.bounced', {bounce}, {event: 'bounced', reason: bounce.message, suppressed: [address]}],
    [
      'email.bounced',
      {bounce: {...bounce, type: 'Transient'}},
      {event: 'bounced', reason: bounce.message, suppressed: []},
    ],
    [
      'email.bounced',
      {email_id: 'r1\0', to: ['Rasa@home.test\ud800'], bounce: {...bounce, message: 'No\0 such\ud800'}},
      {event: 'bounced', reason: 'No such\ufffd', suppressed: ['Rasa@home.test\ufffd']},
    ],
    [
      'email.suppressed',
      {suppressed: {message: 'On the list', type: 'x'}},
      {event: 'bounced', reason: 'On the list', suppressed: [address]},
    ],
    [
      'email.failed',
      {failed: {reason: 'No domain'}},
      {event: 'bounced', reason: 'No domain', suppressed: []},
    ],
  ])('%s is stored: %j', async (type, data, expected) => {
    const {call, stored} = await start()
    expect((await call(signed(event(type, data)))).status).toBe(200)
    expect(stored()).toEqual([
      {webhook_id: 'msg_1', provider_id: 'r1', occurred_at: '2026-11-22T10:00:00.000Z', ...expected},
    ])
  })

  test.each(['email.sent', 'email.opened', 'contact.created', 'toString'])(
    'of the type %s is received and not stored',
    async (type) => {
      const {call, stored} = await start()
      expect((await call(signed(event(type)))).status).toBe(200)
      expect(stored()).toEqual([])
    },
  )

  test('is asked for again while the database is unreachable', async () => {
    const response = await functionWith(nowhere)(signed(event('email.delivered')))
    expect(response.status).toBe(503)
    expect(log.join()).toContain('resend-webhook: The database does not answer')
  })
})

describe('the webhook of Resend rejects', () => {
  const sixMinutes = 6 * 60_000
  const other = `whsec_${btoa('a secret of somebody else entirely')}`

  test.each([
    ['no signature', () => post(JSON.stringify(event('email.delivered')))],
    ['a signature by another key', () => signed(event('email.delivered'), {by: other})],
    ['an old signature', () => signed(event('email.delivered'), {at: new Date(Date.now() - sixMinutes)})],
    [
      'a signature of the future',
      () => signed(event('email.delivered'), {at: new Date(Date.now() + sixMinutes)}),
    ],
    ['a changed body', () => post('{}', Object.fromEntries(signed(event('email.delivered')).headers))],
    [
      'the secret key',
      () => post(JSON.stringify(event('email.delivered')), {apikey: 'sb_secret_of_the_tests'}),
    ],
  ])('%s', async (_, request) => {
    const {call, stored} = await start()
    const response = await call(request())
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({error: {code: 'unauthorized'}})
    expect(stored()).toEqual([])
  })

  test.each([
    ['malformed JSON', 'hello'],
    ['no type', {}],
    ['a bounce without its reason', event('email.bounced')],
    ['no email', {...event('email.delivered'), data: {}}],
    ['no time', {...event('email.delivered'), created_at: 'yesterday'}],
  ])('%s', async (_, payload) => {
    const {call, stored} = await start()
    expect((await call(signed(payload))).status).toBe(400)
    expect(stored()).toEqual([])
  })
})
