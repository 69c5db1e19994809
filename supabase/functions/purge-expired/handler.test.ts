import {expect, test} from 'vitest'
import {keyVariables, post, postAsService, serveDatabase} from '../_testing/serve-database.ts'
import {handler} from './handler.ts'

test('purges for the service only', async () => {
  const {url, calls} = await serveDatabase({})
  const call = handler({...keyVariables, SUPABASE_URL: url})
  expect((await call(post('{}'))).status).toBe(401)
  expect(calls).toEqual([])
  expect((await call(postAsService())).status).toBe(200)
  expect(calls.map(({name}) => name)).toEqual([
    'purge_expired',
    'purge_emails',
    'purge_submission_counts',
    'purge_submissions',
    'purge_newsletter',
    'purge_money',
    'purge_email_preferences',
  ])
})
