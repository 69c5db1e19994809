import {Webhook} from 'standardwebhooks'
import {describe, expect, onTestFinished, test, vi} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {exampleHookPayload as hookPayload} from '../_testing/example-hook-payload.ts'
import {nowhere} from '../_testing/serve.ts'
import {keyVariables, post, serveDatabase} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()
const secret = `v1,whsec_${btoa('a secret that only the test knows')}`

interface Queued {
  recipient: string
  template: string
  language: string
  data: {link: string}
  idempotency_key: string
}

async function start(results: Parameters<typeof serveDatabase>[0] = {}) {
  const database = await serveDatabase({
    profiles: () => [],
    queue_email: () => 'id',
    count_submission: () => null,
    ...results,
  })
  const call = functionWith(database.url)
  const queued = () =>
    database.calls.filter(({name}) => name === 'queue_email').map(({args}) => args as Queued)
  return {call, queued}
}

const functionWith = (url: string) =>
  withVariables(handler, {
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
  test('queues the email and responds with {}', async () => {
    const {call, queued} = await start()
    const response = await call(signed(hookPayload()))
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
        kind: 'account',
        idempotency_key: expect.stringMatching(/^auth\/[0-9a-f]{64}\/confirm-sign-up$/),
      },
    ])
  })

  test('uses only email addresses and tokens from the payload', async () => {
    const {call, queued} = await start()
    await call(signed(hookPayload()))
    expect(JSON.stringify(queued())).not.toMatch(/evil|LAIM/)
  })

  test('gives each email of a call its own key, and a repeated call the same keys', async () => {
    const {call, queued} = await start()
    const change = {email_action_type: 'email_change', token_hash_new: 'forCurrent'}
    const payload = hookPayload(change, {new_email: 'nauja@example.test'})
    // Supabase Auth repeats a call under another id.
    for (const id of ['msg_2', 'msg_3']) await call(signed(payload, {id}))
    await call(signed(hookPayload({...change, token_hash: 'another'}, {new_email: 'nauja@example.test'})))
    const keys = queued().map(({idempotency_key}) => idempotency_key)
    expect(keys.slice(2, 4).toSorted()).toEqual(keys.slice(0, 2).toSorted())
    expect(new Set(keys)).toHaveProperty('size', 4)
  })

  test.each([
    ['the profile', [{language: 'en'}], 'lt', 'en'],
    ['the sign-up, while there is no profile', [], 'en', 'en'],
    ['the site when none is known', [], undefined, 'lt'],
    ['the site when it is unsupported', [], 'klingon', 'lt'],
  ])('uses the language of %s', async (_, profiles, language, expected) => {
    const {call, queued} = await start({profiles: () => profiles})
    await call(signed(hookPayload({}, {user_metadata: {language, privacy_policy_accepted: true}})))
    expect(queued().map((email) => email.language)).toEqual([expected])
    expect(queued()[0]?.data.link.includes('/en/auth/confirm')).toBe(expected === 'en')
  })

  test('queues the email also when the profile cannot be read', async () => {
    const {call, queued} = await start({profiles: () => new Error('no such table')})
    const response = await call(signed(hookPayload({email_action_type: 'recovery'}, {user_metadata: null})))
    expect(response.status).toBe(200)
    expect(queued()).toHaveLength(1)
  })
})

/** The same for a log-in code and a sign-up, or it would tell known addresses from unknown ones. */
const notSent = {
  error: {
    http_code: 422,
    message: 'This site sends no log-in codes, and to sign up, the privacy notice has to be accepted',
  },
}

test.each(['magiclink', 'email', 'reauthentication', 'unheard_of', 'toString'])(
  'the Send Email hook refuses the action %s, which the site does not use',
  async (email_action_type) => {
    const {call, queued} = await start()
    const response = await call(signed(hookPayload({email_action_type})))
    // Supabase Auth passes on what a 200 says.
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual(notSent)
    expect(queued()).toEqual([])
  },
)

test.each([[null], [{}], [{privacy_policy_accepted: 'true'}], [{privacy_policy_accepted: false}]])(
  'the Send Email hook refuses a sign-up with the metadata %j, which accepts no privacy notice',
  async (user_metadata) => {
    const {call, queued} = await start()
    const response = await call(signed(hookPayload({}, {user_metadata})))
    expect(await response.json()).toEqual(notSent)
    expect(queued()).toEqual([])
  },
)

test('the Send Email hook tells Auth when an address has been sent too many emails, and queues no other', async () => {
  const {call, queued} = await start({
    queue_email: () =>
      Response.json({code: 'PT429', message: 'Too many emails', details: '600', hint: null}, {status: 429}),
  })
  const change = {email_action_type: 'email_change', token_hash_new: 'forCurrent'}
  const response = await call(signed(hookPayload(change, {new_email: 'nauja@example.test'})))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({error: {http_code: 429, message: 'Too many emails to this address'}})
  expect(queued().map(({recipient}) => recipient)).toEqual(['nauja@example.test'])
})

test('the Send Email hook counts the new addresses that an account names, and sends none beyond its limit', async () => {
  const counted: unknown[] = []
  const {call, queued} = await start({
    count_submission: (args) => {
      counted.push(args)
      return counted.length < 3
        ? null
        : Response.json(
            {code: 'PT429', message: 'Too many submissions', details: '600', hint: null},
            {status: 429},
          )
    },
  })
  const change = (token_hash: string) =>
    call(
      signed(
        hookPayload(
          {email_action_type: 'email_change', token_hash},
          {new_email: `${token_hash}@example.test`},
        ),
      ),
    )
  for (const token of ['first', 'second']) expect(await (await change(token)).json()).toEqual({})
  expect(await (await change('third')).json()).toMatchObject({error: {http_code: 429}})
  expect(queued().map(({recipient}) => recipient)).toEqual(['first@example.test', 'second@example.test'])
  expect(counted).toEqual(
    Array.from({length: 3}, () => ({
      action: 'send-auth-email',
      email_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })),
  )
})

describe('the Send Email hook rejects', () => {
  const tenMinutes = 10 * 60 * 1000
  const other = `v1,whsec_${btoa('a secret of somebody else entirely')}`

  test.each([
    ['no signature', () => post(JSON.stringify(hookPayload()))],
    ['a signature by another key', () => signed(hookPayload(), {by: other})],
    ['an old signature', () => signed(hookPayload(), {at: new Date(Date.now() - tenMinutes)})],
    ['a signature of the future', () => signed(hookPayload(), {at: new Date(Date.now() + tenMinutes)})],
    ['a changed body', () => post('{}', Object.fromEntries(signed(hookPayload()).headers))],
    ['the secret key', () => post(JSON.stringify(hookPayload()), {apikey: 'sb_secret_of_the_tests'})],
  ])('%s', async (_, request) => {
    const {call, queued} = await start()
    const response = await call(request())
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({error: {code: 'unauthorized'}})
    expect(queued()).toEqual([])
  })

  test.each([
    ['malformed JSON', 'hello'],
    ['an empty payload', {}],
    ['a user without an id', hookPayload({}, {id: 'x'})],
    ['an incomplete action', hookPayload({token_hash: ''})],
    ['an address without its domain', hookPayload({}, {email: 'rasa'})],
    ['an address that the database does not store', hookPayload({}, {email: 'rasa\0@example.test'})],
    ['a new address of half a character', hookPayload({}, {new_email: 'rasa\ud800@example.test'})],
  ])('%s', async (_, payload) => {
    const {call, queued} = await start()
    const response = await call(signed(payload))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({error: {code: 'bad_request'}})
    expect(queued()).toEqual([])
  })

  test('a body that is too large', async () => {
    const {call} = await start()
    const response = await call(signed({...hookPayload(), padding: 'x'.repeat(300_000)}))
    expect(response.status).toBe(413)
  })
})

describe('when the database is unreachable', () => {
  /** Supabase Auth waits 5 s, part of which the request and the response are under way. */
  const limitMs = 4800

  /** The response to a hook, if it comes within the limit, by a clock that passes only while the function waits. */
  async function responseInTime(fetch: typeof globalThis.fetch): Promise<Response | undefined> {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const timeout = new AbortController()
      setTimeout(() => timeout.abort(), ms)
      return timeout.signal
    })
    const fetched = vi.fn<typeof fetch>(fetch)
    vi.stubGlobal('fetch', fetched)
    onTestFinished(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })
    let response: Response | undefined
    void functionWith(nowhere)(signed(hookPayload())).then((given) => (response = given))
    await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(limitMs)
    return response
  }

  test('Supabase Auth is told to retry before its timeout', async () => {
    const response = await responseInTime(() => Promise.reject(new TypeError('fetch failed')))
    expect(response?.status).toBe(503)
    expect(response?.headers.get('retry-after')).toBe('2')
    expect(log.join()).toContain('send-auth-email: The database does not answer')
  })

  test('and also when it hangs', async () => {
    const response = await responseInTime(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    )
    expect(response?.status).toBe(503)
  })
})
