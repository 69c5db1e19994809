import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient} from '@sanity/client'
import {beforeEach, expect, onTestFinished, test} from 'vitest'
import {serviceProcess} from '../testing/service-process.ts'
import {webhookReceiver} from './testing/webhook-receiver.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lake-process-'))
  onTestFinished(() => rm(directory, {recursive: true}))
})

const start = (changes: Record<string, string> = {}) =>
  serviceProcess({
    entry: join(import.meta.dirname, 'main.ts'),
    environment: {
      LAKE_PORT: '0',
      STATE_DIR: directory,
      SANITY_PROJECT_ID: 'local',
      SANITY_DATASET: 'production',
      SANITY_API_READ_TOKEN: 'read-token-of-the-tests',
      SANITY_API_WRITE_TOKEN: 'write-token-of-the-tests',
      STUDIO_URL: 'http://localhost:3333',
      SITE_URL: 'http://localhost:3000',
      ...changes,
    },
    announcement: /ready at (\S+)/,
  })

const clientOf = (apiHost: string) =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    token: 'write-token-of-the-tests',
  })

test('announces itself in one line and exits cleanly while a listener is connected', async () => {
  const lake = start()
  const [origin = ''] = await lake.ready()
  const events = await fetch(`${origin}/v2025-02-19/data/listen/production?query=*`)
  expect(events.status).toBe(200)
  lake.kill('SIGTERM')
  expect(await lake.exit()).toBe(0)
  expect(lake.output()).toBe(`Content Lake emulator ready at ${origin}\n`)
  await events.body?.cancel().catch(() => undefined)
})

test('names a port in use and the variable that changes it', async () => {
  const [origin = ''] = await start().ready()
  const {port} = new URL(origin)
  const second = start({LAKE_PORT: port, STATE_DIR: join(directory, 'second')})
  expect(await second.exit()).toBe(1)
  expect(second.output()).toContain(`Port ${port} is taken`)
  expect(second.output()).toContain('LAKE_PORT')
})

test('does not start with a missing variable', async () => {
  const lake = start({SANITY_DATASET: ''})
  expect(await lake.exit()).toBe(1)
  expect(lake.output()).toContain('SANITY_DATASET')
})

test('delivers webhooks after a crash', async () => {
  const receiver = await webhookReceiver('secret')
  await receiver.close()
  const url = `http://127.0.0.1:${receiver.port}/`
  const LAKE_WEBHOOKS = JSON.stringify([{name: 'site', url, secret: 'secret', projection: '{_id}'}])

  const lake = start({LAKE_WEBHOOKS})
  const [origin = ''] = await lake.ready()
  await clientOf(origin).create({_id: 'news-1', _type: 'newsItem'})
  lake.kill('SIGKILL')
  await lake.exit()

  const again = await webhookReceiver('secret', receiver.port)
  await start({LAKE_WEBHOOKS}).ready()
  await expect.poll(() => again.deliveries).toMatchObject([{signed: true, body: {_id: 'news-1'}}])
  await again.close()
})
