import {afterEach, expect, test, vi} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {nowhere, serve} from '../_testing/serve.ts'
import {secretKey, serveDatabase} from '../_testing/serve-database.ts'
import {createServiceClient} from './service-client.ts'
import {sendSignals} from './signals.ts'

const log = captureLog()

afterEach(() => void vi.unstubAllGlobals())

const late = {trouble: 'job_late', number: 1, since: '2026-11-22T10:00:00+00:00'}
const jobs = [{job: 'sync-content', since: late.since}]

interface Given {
  beats?: boolean
  alerts?: object[]
  variables?: Record<string, string>
  answers?: number
}

async function send({beats = false, alerts = [], variables, answers = 200}: Given, succeeded = true) {
  const received: [path: string, text: string][] = []
  const outside = await serve(async (request) => {
    received.push([`${request.method} ${new URL(request.url).pathname}`, await request.text()])
    return new Response('OK', {status: answers})
  })
  const {url, calls} = await serveDatabase({claim_signals: () => ({beats, alerts})})
  const set = variables ?? {HEARTBEAT_URL: `${outside}/ping-key/`, ALERT_URL: `${outside}/topic`}
  vi.stubGlobal('Deno', {env: {toObject: () => set}})
  const client = createServiceClient({SUPABASE_URL: url, SUPABASE_SECRET_KEYS: {default: secretKey}})
  await sendSignals(client, 'deliver-emails', succeeded)
  return {received, calls}
}

test('calls the heartbeat of the job where one is due', async () => {
  const {received, calls} = await send({beats: true})
  expect(received).toEqual([['POST /ping-key/deliver-emails', '']])
  expect(calls).toEqual([{name: 'claim_signals', args: {job: 'deliver-emails', succeeded: true}}])
  expect((await send({}, false)).calls).toMatchObject([{args: {succeeded: false}}])
})

test('sends alerts in both languages, each once it was claimed, and forgets them', async () => {
  const {received, calls} = await send({alerts: [{id: 3, alert: {...late, jobs}}]})
  expect(received).toEqual([['POST /topic', expect.stringContaining('– Turinio kopijavimas')]])
  expect(received[0]?.[1]).toContain('– Copying content to the database')
  expect(calls[1]).toMatchObject({name: 'finish_alerts', args: {ids: [3]}})
})

test('an alert that nobody took stays, and the log says so without its secret address', async () => {
  const {calls} = await send({alerts: [{id: 3, alert: late}], answers: 503})
  expect(calls.map(({name}) => name)).toEqual(['claim_signals'])
  expect(log).toEqual([expect.stringContaining('deliver-emails: nobody outside was told')])
  expect(log[0]).not.toContain('topic')
})

test('nothing is asked without an address, and a job goes on with a wrong one', async () => {
  expect((await send({beats: true, variables: {}})).calls).toEqual([])
  expect((await send({beats: true, variables: {HEARTBEAT_URL: 'hc-ping'}})).calls).toEqual([])
  await send({beats: true, variables: {HEARTBEAT_URL: nowhere}})
  expect(log).toHaveLength(1)
})
