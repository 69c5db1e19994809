import {Webhook} from 'standardwebhooks'
import {describe, expect, test} from 'vitest'
import {gatherLog} from '../_testing/gather-log.ts'
import {hookPayload} from '../_testing/hook-payload.ts'
import {nowhere, serve} from '../_testing/serve.ts'
import {keyVariables, post, serveDatabase} from '../_testing/serve-database.ts'
import {handler} from './handler.ts'

const log = gatherLog()
const secret = `v1,whsec_${btoa('a secret that only the test knows')}`

interface Queued {
  recipient: string
  template: string
  language: string
  data: {link: string}
  idempotency_key: string
}

async function start(answers: Parameters<typeof serveDatabase>[0] = {}) {
  const database = await serveDatabase({profiles: () => [], queue_email: () => 'id', ...answers})
  const ask = startAt(database.url)
  const queued = () =>
    database.calls.filter(({name}) => name === 'queue_email').map(({given}) => given as Queued)
  return {ask, queued}
}

const startAt = (url: string) =>
  handler({
    ...keyVariables,
    SUPABASE_URL: url,
    SEND_EMAIL_HOOK_SECRET: secret,
    SITE_URL: 'https://example.org/',
  })

function signed(payload: unknown, {id = 'msg_1', at = new Date(), by = secret} = {}) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return post(body, {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by.replace('v1,', '')).sign(id, at, body),
  })
}

describe('the Send Email hook', () => {
  test('queues the mail and answers {}', async () => {
    const {ask, queued} = await start()
    const response = await ask(signed(hookPayload()))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({})
    expect(queued()).toEqual([
      {
        recipient: 'rasa@example.test',
        template: 'confirm-sign-up',
        language: 'lt',
        data: {
          link: 'https://example.org/auth/confirm?token_hash=7d5b7b1964cf5d388340a7f04f1dbb5eeb6c7b52ef8270e1737a58d0&type=signup',
        },
        idempotency_key: 'auth/msg_1/confirm-sign-up',
      },
    ])
  })

  test('lets no word of the payload but addresses and tokens into the mail', async () => {
    const {ask, queued} = await start()
    await ask(signed(hookPayload()))
    expect(JSON.stringify(queued())).not.toMatch(/evil|LAIM/)
  })

  test('gives each mail of one call a key of its own, and a repeated call the same keys', async () => {
    const {ask, queued} = await start()
    const change = {email_action_type: 'email_change', token_hash_new: 'forCurrent'}
    const payload = hookPayload(change, {new_email: 'nauja@example.test'})
    for (let call = 0; call < 2; call += 1) await ask(signed(payload, {id: 'msg_2'}))
    const keys = ['auth/msg_2/approve-email-change', 'auth/msg_2/confirm-new-email']
    expect(
      queued()
        .map(({idempotency_key}) => idempotency_key)
        .toSorted(),
    ).toEqual([...keys, ...keys].toSorted())
  })

  test.each([
    ['the profile', [{language: 'en'}], 'lt', 'en'],
    ['the sign-up, while there is no profile', [], 'en', 'en'],
    ['nobody', [], undefined, 'lt'],
    ['nonsense', [], 'klingon', 'lt'],
  ])('writes in the language of %s', async (_, profiles, language, expected) => {
    const {ask, queued} = await start({profiles: () => profiles})
    await ask(signed(hookPayload({}, {user_metadata: {language}})))
    expect(queued().map((mail) => mail.language)).toEqual([expected])
    expect(queued()[0]?.data.link.includes('/en/auth/confirm')).toBe(expected === 'en')
  })

  test('writes also when the profile cannot be read', async () => {
    const {ask, queued} = await start({profiles: () => new Error('no such table')})
    const response = await ask(signed(hookPayload({}, {user_metadata: null})))
    expect(response.status).toBe(200)
    expect(queued()).toHaveLength(1)
  })
})

describe('the Send Email hook refuses', () => {
  const tenMinutes = 10 * 60 * 1000
  const other = `v1,whsec_${btoa('a secret of somebody else entirely')}`

  test.each([
    ['nothing signed', () => post(JSON.stringify(hookPayload()))],
    ['another’s signature', () => signed(hookPayload(), {by: other})],
    ['an old one', () => signed(hookPayload(), {at: new Date(Date.now() - tenMinutes)})],
    ['one of the future', () => signed(hookPayload(), {at: new Date(Date.now() + tenMinutes)})],
    ['a changed body', () => post('{}', Object.fromEntries(signed(hookPayload()).headers))],
    ['the secret key', () => post(JSON.stringify(hookPayload()), {apikey: 'sb_secret_of_the_tests'})],
  ])('%s', async (_, request) => {
    const {ask, queued} = await start()
    const response = await ask(request())
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({error: {code: 'unauthorized'}})
    expect(queued()).toEqual([])
  })

  test.each([
    ['no JSON', 'hello'],
    ['no payload', {}],
    ['somebody without an id', hookPayload({}, {id: 'x'})],
    ['an unknown action', hookPayload({email_action_type: 'unheard_of'})],
  ])('%s', async (_, payload) => {
    const {ask, queued} = await start()
    const response = await ask(signed(payload))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({error: {code: 'bad_request'}})
    expect(queued()).toEqual([])
  })

  test('a body that is too large', async () => {
    const {ask} = await start()
    const response = await ask(signed({...hookPayload(), padding: 'x'.repeat(300_000)}))
    expect(response.status).toBe(413)
  })
})

describe('when the database is out of reach', () => {
  test('Supabase Auth is told to call again before it stops waiting', async () => {
    const began = Date.now()
    const response = await startAt(nowhere)(signed(hookPayload()))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(Date.now() - began).toBeLessThan(4800)
    expect(log.join()).toContain('send-auth-email: The database does not answer')
  })

  test('and likewise when it hangs', async () => {
    const hanging = await serve(() => new Promise<Response>(() => undefined))
    const began = Date.now()
    expect((await startAt(hanging)(signed(hookPayload()))).status).toBe(503)
    expect(Date.now() - began).toBeLessThan(4800)
  })
})
