import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {nowhere, serve} from '../_testing/serve.ts'
import {keyVariables, post, postAsService, serveDatabase} from '../_testing/serve-database.ts'
import {handler} from './handler.ts'

const log = captureLog()

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
  ...changes,
})

/** Starts the function with an outbox of these rows and a Resend with these responses. */
async function start(rows: object[], resend: (to: string) => Response = () => Response.json({id: 'x'})) {
  const due = [...rows]
  const results: Record<string, string> = {}
  const store = (result: string) => (args: {email_id: string; error?: string}) => {
    results[args.email_id] = args.error ? `${result}: ${args.error}` : result
  }
  const database = await serveDatabase({
    claim_emails: ({batch_size}: {batch_size: number}) => due.splice(0, batch_size),
    finish_email: store('finished'),
    retry_email: store('later'),
    fail_email: store('never'),
  })
  const sent: Sent[] = []
  const RESEND_BASE_URL = await serve(async (request) => {
    const {to, subject, from} = (await request.json()) as Sent
    const response = resend(to)
    if (response.ok) sent.push({to, subject, from, key: request.headers.get('idempotency-key')})
    return response
  })
  return {call: functionWith({SUPABASE_URL: database.url, RESEND_BASE_URL}), sent, results}
}

const functionWith = (urls: {SUPABASE_URL: string; RESEND_BASE_URL: string}) =>
  handler({
    ...keyVariables,
    ...urls,
    SITE_URL: 'https://example.org',
    RESEND_API_KEY: 're_test',
    MAIL_FROM: 'Velso lietuvių bendruomenė <info@example.test>',
  })

const resendError = (statusCode: number, name: string, message = 'Why', headers: HeadersInit = {}) =>
  Response.json({statusCode, name, message}, {status: statusCode, headers})

describe('deliver-emails', () => {
  test('sends every due email with its own key and stores the result', async () => {
    const ids = Array.from({length: 12}, (_, index) => `m${index}`)
    const {call, sent, results} = await start(ids.map((id) => row(id, {language: id === 'm3' ? 'en' : 'lt'})))
    const response = await call(postAsService())
    expect(await response.json()).toEqual({sent: 12, retried: 0, failed: 0})
    expect(sent.map(({to, key}) => [to, key]).toSorted()).toEqual(
      ids.map((id) => [`${id}@example.test`, `auth/${id}`]).toSorted(),
    )
    expect(sent.find(({to}) => to === 'm3@example.test')?.subject).toBe('Confirm your email address')
    expect(sent[0]?.from).toBe('Velso lietuvių bendruomenė <info@example.test>')
    expect(results).toEqual(Object.fromEntries(ids.map((id) => [id, 'finished'])))
  })

  test('does nothing when nothing is due', async () => {
    const {call} = await start([])
    expect(await (await call(postAsService())).json()).toEqual({sent: 0, retried: 0, failed: 0})
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
    expect(await (await call(postAsService())).json()).toEqual({sent: 2, retried: 2, failed: 2})
    expect(sent.map(({to}) => to)).toEqual(['fine@example.test'])
    expect(results).toEqual({
      unreadable: 'never: invalidData',
      unknown: 'later: unknownTemplate',
      refused: 'never: 422 validation_error: Invalid `to` field.',
      unlucky: 'later: 500 internal_server_error: Why',
      gone: 'finished',
      fine: 'finished',
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
    expect(await (await call(postAsService())).json()).toEqual({sent: 2, retried: 0, failed: 0})
    expect(sent).toHaveLength(2)
  })

  test('retries later when Resend is unreachable', async () => {
    const outbox: string[] = []
    let rows = [row('a')]
    const database = await serveDatabase({
      claim_emails: () => rows.splice(0),
      retry_email: ({error}: {error: string}) => void outbox.push(error),
    })
    rows = [row('a')]
    const call = functionWith({SUPABASE_URL: database.url, RESEND_BASE_URL: nowhere})
    expect(await (await call(postAsService())).json()).toEqual({sent: 0, retried: 1, failed: 0})
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
