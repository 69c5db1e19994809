import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {nowhere} from '../_testing/serve.ts'
import {runTime, secretKey, serveDatabase} from '../_testing/serve-database.ts'
import {HttpError} from './http-error.ts'
import {recordRun} from './job-run.ts'

const log = captureLog()

beforeEach(() => void vi.stubGlobal('Deno', {env: {toObject: () => ({})}}))
afterEach(() => void vi.unstubAllGlobals())

const envOf = (SUPABASE_URL: string) => ({SUPABASE_URL, SUPABASE_SECRET_KEYS: {default: secretKey}})

test('records what a run did', async () => {
  const {url, runs} = await serveDatabase({})
  expect(await recordRun('purge-expired', envOf(url), async () => ({done: 2}))).toEqual({done: 2})
  expect(runs).toEqual([{job: 'purge-expired', run: runTime, figures: {done: 2}}])
})

test.each<[string, Error, string]>([
  ['unexpected', new Error('It broke'), 'Error: It broke'],
  ['known', new HttpError('no_content', 'The Content Lake is empty'), 'The Content Lake is empty'],
  [
    'caused by another',
    new HttpError('unavailable', 'The Content Lake does not answer', {cause: new Error('ECONNREFUSED')}),
    'The Content Lake does not answer: Error: ECONNREFUSED',
  ],
])('records a failure that is %s, and passes it on', async (_, error, reason) => {
  const {url, runs} = await serveDatabase({})
  const run = recordRun('sync-content', envOf(url), () => Promise.reject(error))
  await expect(run).rejects.toBe(error)
  expect(runs).toEqual([{job: 'sync-content', run: runTime, error: reason, figures: {}}])
})

test('runs without a database, which the log does not repeat', async () => {
  expect(await recordRun('publish-scheduled', envOf(nowhere), async () => ({done: 1}))).toEqual({done: 1})
  expect(log).toEqual([])
})

test('says what keeps it from recording', async () => {
  const {url, runs} = await serveDatabase({begin_job_run: () => new Error('no such job')})
  expect(await recordRun('publish-scheduled', envOf(url), async () => ({done: 0}))).toEqual({done: 0})
  expect(log).toEqual([expect.stringContaining('publish-scheduled: the run is not recorded')])
  expect(runs).toEqual([])
})
