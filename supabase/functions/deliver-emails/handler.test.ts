import {describe, expect, test} from 'vitest'
import {gatherLog} from '../_testing/gather-log.ts'
import {nowhere, serve} from '../_testing/serve.ts'
import {keyVariables, post, postAsService, serveDatabase} from '../_testing/serve-database.ts'
import {handler} from './handler.ts'

const log = gatherLog()

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

/** An outbox with these rows, and a Resend that answers as told. */
async function start(rows: object[], resend: (to: string) => Response = () => Response.json({id: 'x'})) {
  const waiting = [...rows]
  const outcomes: Record<string, string> = {}
  const note = (outcome: string) => (given: {email_id: string; error?: string}) => {
    outcomes[given.email_id] = given.error ? `${outcome}: ${given.error}` : outcome
  }
  const database = await serveDatabase({
    claim_emails: ({batch_size}: {batch_size: number}) => waiting.splice(0, batch_size),
    finish_email: note('finished'),
    retry_email: note('later'),
    fail_email: note('never'),
  })
  const sent: Sent[] = []
  const RESEND_BASE_URL = await serve(async (request) => {
    const {to, subject, from} = (await request.json()) as Sent
    const response = resend(to)
    if (response.ok) sent.push({to, subject, from, key: request.headers.get('idempotency-key')})
    return response
  })
  return {ask: startAt({SUPABASE_URL: database.url, RESEND_BASE_URL}), sent, outcomes}
}

const startAt = (addresses: {SUPABASE_URL: string; RESEND_BASE_URL: string}) =>
  handler({
    ...keyVariables,
    ...addresses,
    SITE_URL: 'https://example.org',
    RESEND_API_KEY: 're_test',
    MAIL_FROM: 'Velso lietuvių bendruomenė <info@example.test>',
  })

const refusal = (statusCode: number, name: string, message = 'Why', headers: HeadersInit = {}) =>
  Response.json({statusCode, name, message}, {status: statusCode, headers})

describe('deliver-emails', () => {
  test('sends all that is due, each with its own key, and notes it', async () => {
    const ids = Array.from({length: 12}, (_, index) => `m${index}`)
    const {ask, sent, outcomes} = await start(ids.map((id) => row(id, {language: id === 'm3' ? 'en' : 'lt'})))
    const response = await ask(postAsService())
    expect(await response.json()).toEqual({sent: 12, retried: 0, failed: 0})
    expect(sent.map(({to, key}) => [to, key]).toSorted()).toEqual(
      ids.map((id) => [`${id}@example.test`, `auth/${id}`]).toSorted(),
    )
    expect(sent.find(({to}) => to === 'm3@example.test')?.subject).toBe('Confirm your email address')
    expect(sent[0]?.from).toBe('Velso lietuvių bendruomenė <info@example.test>')
    expect(outcomes).toEqual(Object.fromEntries(ids.map((id) => [id, 'finished'])))
  })

  test('has nothing to do when nothing is due', async () => {
    const {ask} = await start([])
    expect(await (await ask(postAsService())).json()).toEqual({sent: 0, retried: 0, failed: 0})
  })

  test('lets no bad row stop the others, and gives up only what cannot be sent', async () => {
    const rows = [
      row('unreadable', {data: {}}),
      row('unknown', {template: 'from-the-future'}),
      row('refused'),
      row('unlucky'),
      row('gone'),
      row('fine'),
    ]
    const {ask, sent, outcomes} = await start(rows, (to) => {
      if (to.startsWith('refused')) return refusal(422, 'validation_error', 'Invalid `to` field.')
      if (to.startsWith('unlucky')) return refusal(500, 'internal_server_error')
      if (to.startsWith('gone')) return refusal(409, 'invalid_idempotent_request')
      return Response.json({id: 'x'})
    })
    expect(await (await ask(postAsService())).json()).toEqual({sent: 2, retried: 2, failed: 2})
    expect(sent.map(({to}) => to)).toEqual(['fine@example.test'])
    expect(outcomes).toEqual({
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

  test('waits for its turn when Resend wants fewer at once', async () => {
    let refused = 0
    const {ask, sent} = await start([row('a'), row('b')], (to) => {
      if (to.startsWith('a') || refused > 0) return Response.json({id: 'x'})
      refused += 1
      return refusal(429, 'rate_limit_exceeded', 'Too many', {'retry-after': '1'})
    })
    expect(await (await ask(postAsService())).json()).toEqual({sent: 2, retried: 0, failed: 0})
    expect(sent).toHaveLength(2)
  })

  test('keeps mail for later when Resend is out of reach', async () => {
    const outbox: string[] = []
    let rows = [row('a')]
    const database = await serveDatabase({
      claim_emails: () => rows.splice(0),
      retry_email: ({error}: {error: string}) => void outbox.push(error),
    })
    rows = [row('a')]
    const ask = startAt({SUPABASE_URL: database.url, RESEND_BASE_URL: nowhere})
    expect(await (await ask(postAsService())).json()).toEqual({sent: 0, retried: 1, failed: 0})
    expect(outbox).toEqual([expect.stringMatching(/^no answer application_error/)])
  })

  test.each([{}, {apikey: 'sb_publishable_of_the_tests'}, {authorization: 'Bearer a.user.token'}])(
    'is for the service alone: %j',
    async (headers) => {
      const {ask, sent} = await start([row('a')])
      const response = await ask(post('{}', headers as Record<string, string>))
      expect(response.status).toBe(401)
      expect(sent).toEqual([])
    },
  )
})
