import {encodeSignatureHeader} from '@sanity/webhook'
import {describe, expect, test} from 'vitest'
import {gatherLog} from '../_testing/gather-log.ts'
import {nowhere, serve} from '../_testing/serve.ts'
import {keyVariables, post, postAsService, serveDatabase} from '../_testing/serve-database.ts'
import {handler} from './handler.ts'

const log = gatherLog()
const webhookSecret = 'a secret of the webhook'
const event = {_id: 'event-1', _type: 'event', eventKey: 'kaledos-2025', title: {lt: 'Kalėdos', en: null}}

interface Place {
  documents?: unknown[]
  known?: number
  lake?: string
}

async function start({documents = [event], known = 0, lake}: Place = {}) {
  const asked: string[] = []
  const database = await serveDatabase({
    content_items: () =>
      new Response(null, {status: 200, headers: {'content-range': `*/${known}`, 'content-length': '0'}}),
    sync_content_items: ({items}: {items: unknown[]}) => items.length,
  })
  const SANITY_API_HOST =
    lake ??
    (await serve(({url}) => {
      asked.push(url)
      return Response.json({result: documents, ms: 1, query: ''})
    }))
  const ask = handler({
    ...keyVariables,
    SUPABASE_URL: database.url,
    SANITY_API_HOST,
    SANITY_PROJECT_ID: 'local',
    SANITY_DATASET: 'production',
    SANITY_API_READ_TOKEN: 'sk',
    SANITY_WEBHOOK_SECRET: webhookSecret,
  })
  const told = () => database.calls.filter(({name}) => name === 'sync_content_items').map(({given}) => given)
  return {ask, told, asked}
}

async function fromSanity(body: string, secret = webhookSecret, sent = body) {
  const signature = await encodeSignatureHeader(body, Date.now(), secret)
  return post(sent, {'sanity-webhook-signature': signature})
}

describe('sync-content', () => {
  test('tells the database the whole list, for the service and for the webhook', async () => {
    const {ask, told, asked} = await start()
    expect(await (await ask(postAsService())).json()).toEqual({items: 1})
    expect(await (await ask(await fromSanity('{"_id": "event-1"}'))).json()).toEqual({items: 1})
    const list = {items: [expect.objectContaining({key: 'kaledos-2025'})]}
    expect(told()).toEqual([list, list])
    expect(asked[0]).toContain('perspective=published')
  })

  test('refuses everybody else', async () => {
    const {ask, told} = await start()
    const requests = [
      post('{}'),
      post('{}', {apikey: 'sb_publishable_of_the_tests'}),
      post('{}', {'sanity-webhook-signature': 't=1,v1=nonsense'}),
      post('{}', {'sanity-webhook-signature': ''}),
      await fromSanity('{}', 'the secret of another'),
      await fromSanity('{"a": 1}', webhookSecret, '{"a": 2}'),
    ]
    for (const request of requests) expect((await ask(request)).status).toBe(401)
    expect(told()).toEqual([])
  })

  test('never takes all away: an empty Content Lake is refused while there are items', async () => {
    const {ask, told} = await start({documents: [], known: 16})
    const response = await ask(postAsService())
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({error: {code: 'no_content'}})
    expect(told()).toEqual([])
  })

  test('is content with an empty Content Lake at the very beginning', async () => {
    const {ask, told} = await start({documents: []})
    expect(await (await ask(postAsService())).json()).toEqual({items: 0})
    expect(told()).toEqual([])
  })

  test('says when the Content Lake does not answer', async () => {
    const {ask, told} = await start({lake: nowhere})
    const response = await ask(postAsService())
    expect(response.status).toBe(503)
    expect(log.join()).toContain('sync-content: The Content Lake does not answer')
    expect(told()).toEqual([])
  })
})
