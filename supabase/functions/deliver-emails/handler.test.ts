import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {exampleCommunity} from '../_testing/example-email-data.ts'
import {nowhere, serve} from '../_testing/serve.ts'
import {keyVariables, post, postAsService, serveDatabase} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()
const none = {sent: 0, retried: 0, failed: 0, waiting: 0}

interface Sent {
  to: string
  subject: string
  from: string
  key: string | null
}

const row = (id: string, changes: object = {}) => ({
  id,
  recipient: `${id}@example.test`,
  template: 'confirm-sign-up',
  language: 'lt',
  data: {link: 'https://example.org/auth/confirm?token_hash=secret-hash&type=signup'},
  idempotency_key: `auth/${id}`,
  batch_id: null,
  resends: 0,
  ...changes,
})

type Result = {id: string; error?: string; provider_id?: string | null}

/**
 * Starts the function with an outbox of these rows and a Resend with these responses. The outbox gives rows with the same
 * `batch_id` together, others five at a time.
 */
async function start(
  rows: object[],
  resend: (to: string) => Response = (to) => Response.json({id: `r-${to}`}),
  community: unknown = exampleCommunity,
) {
  const due = [...rows] as {batch_id: string | null}[]
  const results: Record<string, string> = {}
  const store =
    (result: string) =>
    ({email_ids, error, seconds}: {email_ids: string[]; error: string; seconds?: number}) => {
      for (const id of email_ids) results[id] = `${result}${seconds ? ` ${seconds} s` : ''}: ${error}`
    }
  const database = await serveDatabase({
    community_name: () => community,
    advance_newsletters_and_claim_emails: () => {
      const batch = due[0]?.batch_id
      return due.splice(0, batch ? due.filter(({batch_id}) => batch_id === batch).length : 5)
    },
    finish_emails: ({results: final}: {results: Result[]}) => {
      for (const {id, error, provider_id} of final) {
        results[id] = error === undefined ? `sent as ${provider_id}` : `never: ${error}`
      }
    },
    retry_emails: store('later'),
    separate_emails: store('alone'),
    wait_for_quota: store('quota'),
  })
  const sent: Sent[] = []
  const requests: {path: string; key: string | null; emails: number}[] = []
  const RESEND_BASE_URL = await serve(async (request) => {
    const body = (await request.json()) as Sent | Sent[]
    const key = request.headers.get('idempotency-key')
    const emails = [body].flat()
    requests.push({path: new URL(request.url).pathname, key, emails: emails.length})
    const response = resend(emails.map(({to}) => to).join())
    if (response.ok) sent.push(...emails.map(({to, subject, from}) => ({to, subject, from, key})))
    return response
  })
  const reads = () => database.calls.filter(({name}) => name === 'community_name').length
  return {call: functionWith({SUPABASE_URL: database.url, RESEND_BASE_URL}), sent, results, requests, reads}
}

const functionWith = (urls: {SUPABASE_URL: string; RESEND_BASE_URL: string}) =>
  withVariables(handler, {
    ...keyVariables,
    ...urls,
    SITE_URL: 'https://example.org',
    RESEND_API_KEY: 're_test',
    MAIL_FROM: 'info@example.test',
  })

const resendError = (statusCode: number, name: string, message = 'Why', headers: HeadersInit = {}) =>
  Response.json({statusCode, name, message}, {status: statusCode, headers})

describe('deliver-emails', () => {
  test('sends every due email with its own key and stores the result', async () => {
    const ids = Array.from({length: 12}, (_, index) => `m${index}`)
    const {call, sent, results, reads} = await start(
      ids.map((id) => row(id, {language: id === 'm3' ? 'en' : 'lt'})),
    )
    const response = await call(postAsService())
    expect(await response.json()).toEqual({...none, sent: 12})
    expect(sent.map(({to, key}) => [to, key]).toSorted()).toEqual(
      ids.map((id) => [`${id}@example.test`, `auth/${id}`]).toSorted(),
    )
    expect(sent.find(({to}) => to === 'm3@example.test')?.subject).toBe('Confirm your email address')
    expect(sent[0]?.from).toBe('Velso lietuvių bendruomenė <info@example.test>')
    expect(sent.find(({to}) => to === 'm3@example.test')?.from).toBe(
      'Lithuanian Community in Wales <info@example.test>',
    )
    expect(results).toEqual(Object.fromEntries(ids.map((id) => [id, `sent as r-${id}@example.test`])))
    // Once for each five that are claimed together, since the name may change meanwhile.
    expect(reads()).toBe(3)
  })

  test('names the site’s address as long as no name was synced', async () => {
    const {call, sent} = await start([row('a')], undefined, {lt: null, en: null})
    await call(postAsService())
    expect(sent.map(({from}) => from)).toEqual(['"example.org" <info@example.test>'])
  })

  test('sends nothing while the name cannot be read', async () => {
    const {call, sent} = await start([row('a')], undefined, new Error('Gone'))
    expect((await call(postAsService())).status).toBeGreaterThanOrEqual(500)
    expect(sent).toEqual([])
  })

  test('does nothing when nothing is due', async () => {
    const {call} = await start([])
    expect(await (await call(postAsService())).json()).toEqual(none)
  })

  test('continues after a failing row, and gives up only what cannot be sent', async () => {
    const rows = [
      row('unreadable', {data: {}}),
      row('unknown', {template: 'from-the-future'}),
      row('refused'),
      row('unlucky'),
      row('gone'),
      row('fine'),
    ]
    const {call, sent, results} = await start(rows, (to) => {
      if (to.startsWith('refused')) return resendError(422, 'validation_error', 'Invalid `to` field.')
      if (to.startsWith('unlucky')) return resendError(500, 'internal_server_error')
      if (to.startsWith('gone')) return resendError(409, 'invalid_idempotent_request')
      return Response.json({id: 'x'})
    })
    expect(await (await call(postAsService())).json()).toEqual({...none, sent: 2, retried: 2, failed: 2})
    expect(sent.map(({to}) => to)).toEqual(['fine@example.test'])
    expect(results).toEqual({
      unreadable: 'never: invalidData',
      unknown: 'later: unknownTemplate',
      refused: 'never: 422 validation_error: Invalid `to` field.',
      unlucky: 'later: 500 internal_server_error: Why',
      gone: 'sent as null',
      fine: 'sent as x',
    })
    expect(log).toHaveLength(4)
    expect(log.join()).not.toMatch(/secret-hash|@example/)
  })

  test('waits when Resend limits the rate', async () => {
    let limited = 0
    const {call, sent} = await start([row('a'), row('b')], (to) => {
      if (to.startsWith('a') || limited > 0) return Response.json({id: 'x'})
      limited += 1
      return resendError(429, 'rate_limit_exceeded', 'Too many', {'retry-after': '1'})
    })
    expect(await (await call(postAsService())).json()).toEqual({...none, sent: 2})
    expect(sent).toHaveLength(2)
  })

  test('waits for the quota as long as Resend says, and logs it', async () => {
    const {call, results} = await start([row('a')], () =>
      resendError(429, 'daily_quota_exceeded', 'Wait', {'retry-after': '7200'}),
    )
    expect(await (await call(postAsService())).json()).toEqual({...none, waiting: 1})
    expect(results).toEqual({a: 'quota 7200 s: 429 daily_quota_exceeded: Wait'})
    expect(log).toHaveLength(1)
  })

  test('sends what an admin sends again under a new key', async () => {
    const {call, sent} = await start([row('a', {resends: 2})])
    await call(postAsService())
    expect(sent.map(({key}) => key)).toEqual(['auth/a/resend-2'])
  })

  test('retries later when Resend is unreachable', async () => {
    const outbox: string[] = []
    let rows = [row('a')]
    const database = await serveDatabase({
      community_name: () => exampleCommunity,
      advance_newsletters_and_claim_emails: () => rows.splice(0),
      retry_emails: ({error}: {error: string}) => void outbox.push(error),
    })
    rows = [row('a')]
    const call = functionWith({SUPABASE_URL: database.url, RESEND_BASE_URL: nowhere})
    expect(await (await call(postAsService())).json()).toEqual({...none, retried: 1})
    expect(outbox).toEqual([expect.stringMatching(/^no answer application_error/)])
  })

  test.each([{}, {apikey: 'sb_publishable_of_the_tests'}, {authorization: 'Bearer a.user.token'}])(
    'is for the service only: %j',
    async (headers) => {
      const {call, sent} = await start([row('a')])
      const response = await call(post('{}', headers as Record<string, string>))
      expect(response.status).toBe(401)
      expect(sent).toEqual([])
    },
  )
})

describe('a batch', () => {
  const batch = (ids: string[], changes: Record<string, object> = {}) =>
    ids.map((id) => row(id, {batch_id: 'b1', ...changes[id]}))

  test('is sent in one request with its own key, in the order of its ids', async () => {
    const {call, sent, results, requests} = await start(batch(['c', 'a', 'b']), () =>
      Response.json({data: [{id: 'r1'}, {id: 'r2'}, {id: 'r3'}]}),
    )
    expect(await (await call(postAsService())).json()).toEqual({...none, sent: 3})
    expect(requests).toEqual([{path: '/emails/batch', key: 'batch/b1', emails: 3}])
    expect(sent.map(({to}) => to)).toEqual(['a@example.test', 'b@example.test', 'c@example.test'])
    expect(results).toEqual({a: 'sent as r1', b: 'sent as r2', c: 'sent as r3'})
  })

  test('fails only the emails that Resend refuses', async () => {
    const {call, results} = await start(batch(['a', 'b', 'c']), () =>
      Response.json({data: [{id: 'r1'}, {id: 'r3'}], errors: [{index: 1, message: 'Invalid `to` field.'}]}),
    )
    expect(await (await call(postAsService())).json()).toEqual({...none, sent: 2, failed: 1})
    expect(results).toEqual({a: 'sent as r1', b: 'never: Invalid `to` field.', c: 'sent as r3'})
  })

  test('leaves what cannot be rendered to a request of its own', async () => {
    const {call, results, requests} = await start(batch(['a', 'b', 'c'], {b: {data: {}}}), () =>
      Response.json({data: [{id: 'r1'}, {id: 'r3'}]}),
    )
    expect(await (await call(postAsService())).json()).toEqual({...none, sent: 2, waiting: 1})
    expect(requests).toMatchObject([{emails: 2}])
    expect(results).toMatchObject({b: 'alone: Not part of a batch'})
  })

  test.each([
    [resendError(500, 'internal_server_error'), 'later: 500 internal_server_error: Why'],
    [resendError(422, 'validation_error', 'No'), 'alone: Refused in a batch'],
    [resendError(422, 'validation_error', 'Invalid `from`'), 'later: 422 validation_error: Invalid `from`'],
    [resendError(429, 'monthly_quota_exceeded'), 'quota 3600 s: 429 monthly_quota_exceeded: Why'],
    [resendError(409, 'invalid_idempotent_request'), 'sent as null'],
  ])('stays together unless it is refused as a whole: %#', async (response, stored) => {
    const {call, results} = await start(batch(['a', 'b']), () => response.clone())
    await call(postAsService())
    expect(results).toEqual({a: stored, b: stored})
  })
})
