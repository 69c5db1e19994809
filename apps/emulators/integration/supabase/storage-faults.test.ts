import {randomUUID} from 'node:crypto'
import {readdir} from 'node:fs/promises'
import {Agent, request as send} from 'node:http'
import {join} from 'node:path'
import postgres from 'postgres'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {BUCKET, malformedStorageRequests, sendMalformed} from './malformed-storage-requests.ts'
import {expectSuccess, newKey, openStorage, serviceHeaders, tokenOf, type Storage} from './open-storage.ts'
import {PUBLISHABLE_KEY, SECRET_KEY, SupabaseProcess} from '../../../../tests/support/supabase-process.ts'

let supabase: SupabaseProcess
let {service, request, refusal, upload} = {} as Storage

beforeAll(async () => {
  supabase = await SupabaseProcess.start()
  ;({service, request, refusal, upload} = openStorage(supabase))
  for (const id of ['open', BUCKET])
    await expectSuccess(service.storage.createBucket(id, {public: id === 'open'}))
})
afterAll(() => supabase.stop())

describe('malformed requests', () => {
  test('1,000 of them are refused with a reason, and never with a 5xx', async () => {
    await upload(BUCKET, 'a.txt')
    const agent = new Agent({keepAlive: true})
    const failures: unknown[] = []
    const requests = malformedStorageRequests(1000, 20_261_122)
    const worker = async (caller: Record<string, string>) => {
      for (const malformed of requests) {
        const headers = {...caller, ...malformed.headers}
        const {status, text} = await sendMalformed(supabase.url, {...malformed, headers}, agent)
        const isClear = status < 400 || malformed.method === 'HEAD' || hasMessage(text)
        if (status >= 500 || !isClear || /node_modules|postgres|ENOENT/i.test(text))
          failures.push({...malformed, body: malformed.body?.toString().slice(0, 200), status, text})
      }
    }
    const user = {apikey: PUBLISHABLE_KEY, authorization: `Bearer ${await tokenOf(randomUUID())}`}
    await Promise.all([serviceHeaders, serviceHeaders, serviceHeaders, user, {}].map(worker))
    agent.destroy()
    expect(failures).toEqual([])
    const huge = await request('/bucket', {headers: {...serviceHeaders, 'x-huge': 'a'.repeat(20_000)}})
    expect(huge.status).toBe(431)
  })

  test('and bodies that break off leave nothing', async () => {
    const name = newKey()
    const form = 'multipart/form-data; boundary=b'
    const part = '--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nlabas'
    const incoming = () => readdir(join(supabase.directory, 'supabase/storage/incoming')).catch(() => [])
    for (const [type, start] of Object.entries({'text/plain': 'labas', [form]: part})) {
      const headers = {...serviceHeaders, 'content-type': type, 'content-length': '1000'}
      const sent = send(`${supabase.url}/storage/v1/object/open/${name}`, {method: 'POST', headers})
      const broken = new Promise((resolve) => sent.once('error', resolve))
      sent.write(start)
      await expect.poll(incoming).toHaveLength(1)
      sent.destroy(new Error('The sender stops'))
      await broken
      await expect.poll(incoming).toEqual([])
    }
    expect(
      await refusal(`/object/open/${name}`, {
        method: 'POST',
        headers: {...serviceHeaders, 'content-type': form},
        body: part,
      }),
    ).toEqual([400, expect.objectContaining({error: 'InvalidRequest', message: expect.any(String)})])
    expect(await service.storage.from('open').exists(name)).toMatchObject({data: false})
    expect(await expectSuccess(service.storage.from('open').upload(name, 'labas'))).toMatchObject({
      path: name,
    })
  })
})

test('parts that are disabled are refused', async () => {
  const disabled = {
    statusCode: '403',
    error: 'FeatureNotEnabled',
    message: 'feature not enabled for this tenant',
    code: 'FeatureNotEnabled',
  }
  for (const path of [
    '/render/image/public/open/a.png',
    '/upload/resumable',
    '/s3/open',
    '/iceberg/v1/config',
    '/vector/ListIndexes',
    '/cdn/open',
  ])
    expect(await refusal(path, {method: 'POST', headers: serviceHeaders})).toEqual([403, disabled])
  expect(await refusal('/nonsense')).toEqual([
    404,
    {statusCode: '404', error: 'Not Found', message: 'Route GET:/nonsense not found', code: 'InvalidRequest'},
  ])
  expect(await service.storage.createBucket('lake', {public: false, type: 'ANALYTICS'})).toMatchObject({
    error: {statusCode: '409'},
  })
})

test('every acknowledged upload survives two kills, and no half of one is left', async () => {
  const acknowledged = new Set<string>()
  const started: string[] = []
  for (let round = 0; round < 2; round++) {
    const enough = acknowledged.size + 40
    let isRunning = true
    const writers = Array.from({length: 8}, async () => {
      const bucket = supabase.client(SECRET_KEY).storage.from('open')
      while (isRunning) {
        const name = `kill/${randomUUID()}.txt`
        started.push(name)
        const {error} = await bucket.upload(name, name.repeat(1000))
        if (error) return
        acknowledged.add(name)
      }
    })
    while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 5))
    await supabase.kill()
    isRunning = false
    await Promise.all(writers)
    await supabase.launch()
  }
  const bucket = service.storage.from('open')
  const listed = await expectSuccess(bucket.list('kill', {limit: 1000}))
  const found = new Set(listed.map(({name}) => `kill/${name}`))
  expect([...acknowledged].filter((name) => !found.has(name))).toEqual([])
  for (const name of found)
    expect(await (await expectSuccess(bucket.download(name))).text()).toBe(name.repeat(1000))
  expect(found.size).toBeLessThanOrEqual(started.length)
  const entries = await readdir(join(supabase.directory, 'supabase/storage'), {
    recursive: true,
    withFileTypes: true,
  })
  const files = entries.filter((entry) => entry.isFile())
  const sql = postgres(supabase.databaseUrl, {max: 1})
  const rows = await sql`select from storage.objects`
  await sql.end()
  expect(files).toHaveLength(rows.length)
})

const hasMessage = (text: string) => {
  try {
    return typeof (JSON.parse(text) as {message: unknown}).message === 'string'
  } catch {
    return false
  }
}
