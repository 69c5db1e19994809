import {expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {keyVariables, post, postAsService, serveDatabase} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()

const purges = [
  'photo_uploads',
  'purge_expired',
  'purge_sign_ups',
  'purge_emails',
  'purge_submission_counts',
  'purge_submissions',
  'purge_newsletter',
  'purge_money',
  'purge_member_imports',
  'purge_bank_lines',
  'purge_job_runs',
  'purge_left_out',
  'purge_studio_messages',
  'purge_reported_errors',
  'purge_email_preferences',
]

test('purges for the service only', async () => {
  const {url, calls} = await serveDatabase({})
  const call = withVariables(handler, {...keyVariables, SUPABASE_URL: url})
  expect((await call(post('{}'))).status).toBe(401)
  expect(calls).toEqual([])
  expect((await call(postAsService())).status).toBe(200)
  expect(calls.map(({name}) => name)).toEqual(purges)
})

test('purges the rest when one fails, which the schedule is told', async () => {
  const refuse = () => new Error('a row is still in use')
  const {url, calls} = await serveDatabase({purge_expired: refuse, purge_money: refuse})
  const response = await withVariables(handler, {...keyVariables, SUPABASE_URL: url})(postAsService())
  expect(response.status).toBe(500)
  expect(calls.map(({name}) => name)).toEqual(purges)
  expect(log).toEqual([expect.stringContaining('purge_expired, purge_money: 22023 a row is still in use')])
})

test('deletes photos that waited for a year with their files, and purges the rest when Storage fails', async () => {
  const files = '/storage/v1/object/photo-uploads'
  const photo_uploads = () => [{storage_path: 'a.jpg'}]
  const photos = await serveDatabase({photo_uploads, [files]: () => []})
  const call = (url: string) => withVariables(handler, {...keyVariables, SUPABASE_URL: url})(postAsService())
  expect((await call(photos.url)).status).toBe(200)
  const [asked, removed, deleted, ...rest] = photos.calls
  expect(asked?.args).toMatchObject({created_at: expect.stringMatching(/^lt\./)})
  expect([removed?.name, deleted?.args]).toEqual([files, {storage_path: 'in.(a.jpg)'}])
  expect(rest).toHaveLength(purges.length - 1)

  const broken = await serveDatabase({photo_uploads, [files]: () => new Error('no disk')})
  expect((await call(broken.url)).status).toBe(500)
  expect(broken.calls.map(({name}) => name)).toEqual(['photo_uploads', files, ...purges.slice(1)])
})
