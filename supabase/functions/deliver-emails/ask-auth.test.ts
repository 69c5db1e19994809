import {expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {keyVariables, serveDatabase} from '../_testing/serve-database.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {askAuthForEmails} from './ask-auth.ts'

const log = captureLog()

const requests = [
  {id: 1, kind: 'recovery', email: 'rasa@example.test', language: 'lt'},
  {id: 2, kind: 'signup', email: 'tomas@example.test', language: 'en'},
]

async function start(answer: () => Response, claimed: object[] = requests) {
  const {url, calls} = await serveDatabase({
    claim_account_emails: () => claimed,
    '/auth/v1/recover': answer,
    '/auth/v1/resend': answer,
  })
  const keys = JSON.parse(keyVariables.SUPABASE_SECRET_KEYS) as {default: string}
  const env = {SUPABASE_URL: url, SUPABASE_SECRET_KEYS: keys, SITE_URL: 'https://velsas.example'}
  await askAuthForEmails(createServiceClient(env), env)
  return calls.map(({name, args}) => [name, args])
}

const refusing = (status: number, error_code: string, msg: string) => () =>
  Response.json({code: status, error_code, msg}, {status})

const finished = (calls: unknown[][]) => calls.filter(([name]) => name === 'finish_account_emails')

test('Auth is asked for each email, and what it has sent is finished', async () => {
  const calls = await start(() => Response.json({}))
  expect(calls).toEqual([
    ['claim_account_emails', {}],
    ...(calls[1]?.[0] === '/auth/v1/recover' ? [0, 1] : [1, 0]).map(
      (index) =>
        [
          ['/auth/v1/recover', {email: 'rasa@example.test'}],
          ['/auth/v1/resend', {type: 'signup', email: 'tomas@example.test'}],
        ][index],
    ),
    ['finish_account_emails', {ids: [1, 2]}],
  ])
})

test('nobody asks Auth when nobody has asked for an email', async () => {
  expect(await start(() => Response.json({}), [])).toEqual([['claim_account_emails', {}]])
})

test.each([
  ['over_email_send_rate_limit', 'For security purposes, you can only request this after 3 seconds.'],
  ['unknown', 'Too many emails to this address'],
])('an email that is on its way already is not asked for again: %s', async (code, message) => {
  const calls = await start(refusing(429, code, message))
  expect(finished(calls)).toEqual([['finish_account_emails', {ids: [1, 2]}]])
  expect(log).toEqual([])
})

test.each([
  [429, 'over_email_send_rate_limit', 'email rate limit exceeded'],
  [429, 'over_request_rate_limit', 'Request rate limit reached'],
  [500, 'unexpected_failure', 'Service currently unavailable due to hook'],
])('what Auth cannot send now stays: %s %s %s', async (...answer) => {
  expect(finished(await start(refusing(...answer)))).toEqual([])
  expect(log).toHaveLength(2)
})

test('what Auth will never send is finished', async () => {
  const calls = await start(refusing(422, 'validation_failed', 'Unable to validate email address'))
  expect(finished(calls)).toEqual([['finish_account_emails', {ids: [1, 2]}]])
  expect(log).toHaveLength(2)
})
