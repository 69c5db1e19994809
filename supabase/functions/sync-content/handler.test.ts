import {encodeSignatureHeader} from '@sanity/webhook'
import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {nowhere, serve} from '../_testing/serve.ts'
import {keyVariables, post, postAsService, serveDatabase} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()
const webhookSecret = 'a secret of the webhook'
const event = {_id: 'event-1', _type: 'event', eventKey: 'kaledos-2025', title: {lt: 'Kalėdos', en: null}}

const money = {settings: {name: null}, membersGroupUrl: 'https://groups.example/narys', campaigns: []}

interface Options {
  documents?: unknown[]
  /** Whole documents that changed lately. */
  changed?: unknown[]
  money?: unknown
  known?: number
  lake?: string
  /** Of the response to counting what is known. */
  status?: number
}

async function start({
  documents = [event],
  changed = [],
  money: saidOfMoney = money,
  known = 0,
  lake,
  status = 200,
}: Options = {}) {
  const queries: string[] = []
  const database = await serveDatabase({
    content_items: () =>
      new Response(null, {status, headers: {'content-range': `*/${known}`, 'content-length': '0'}}),
    sync_content_items: ({items}: {items: unknown[]}) => items.length,
    known_content_faults: () => ['news-known'],
  })
  const SANITY_API_HOST =
    lake ??
    (await serve(({url}) => {
      queries.push(url)
      const result = url.includes('%24known')
        ? changed
        : url.includes('siteSettings')
          ? saidOfMoney
          : documents
      return Response.json({result, ms: 1, query: ''})
    }))
  const call = withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL: database.url,
    SANITY_API_HOST,
    SANITY_PROJECT_ID: 'local',
    SANITY_DATASET: 'production',
    SANITY_API_READ_TOKEN: 'sk',
    SANITY_WEBHOOK_SECRET: webhookSecret,
  })
  const synced = (procedure = 'sync_content_items') =>
    database.calls.filter(({name}) => name === procedure).map(({args}) => args)
  return {call, synced, queries}
}

async function fromSanity(body: string, secret = webhookSecret, sent = body, at = Date.now()) {
  const signature = await encodeSignatureHeader(body, at, secret)
  return post(sent, {'sanity-webhook-signature': signature})
}

describe('sync-content', () => {
  test('syncs the whole list for the service and for the webhook', async () => {
    const {call, synced, queries} = await start()
    expect(await (await call(postAsService())).json()).toEqual({items: 1})
    expect(await (await call(await fromSanity('{"_id": "event-1"}'))).json()).toEqual({items: 1})
    const list = {items: [expect.objectContaining({key: 'kaledos-2025'})]}
    expect(synced()).toEqual([list, list])
    expect(queries[0]).toContain('perspective=published')
  })

  test('syncs what is wrong with what changed, or was wrong before', async () => {
    const sound = {
      _id: 'news-sound',
      _type: 'newsItem',
      title: {lt: 'Kinas', en: 'Film'},
      description: {lt: 'Kviečiame.', en: 'Join us.'},
      slug: {_type: 'slug', current: 'kinas'},
      date: '2025-11-08',
      category: 'culture',
    }
    const faulty = {...sound, _id: 'news-known', date: '2026-13-45', title: {en: 'Film'}, image: 5}
    const {call, synced, queries} = await start({changed: [sound, faulty]})
    expect((await call(postAsService())).status).toBe(200)
    expect(queries).toContainEqual(expect.stringContaining(encodeURIComponent('["news-known"]')))
    expect(synced('sync_content_faults')).toEqual([
      {
        documents: [
          {
            id: 'news-known',
            type: 'newsItem',
            title: {lt: null, en: 'Film'},
            faults: [
              {field: 'title', kind: 'missing'},
              {field: 'image', kind: 'type'},
              {field: 'date', kind: 'date'},
            ],
          },
        ],
      },
    ])
  })

  test('rejects everybody else', async () => {
    const {call, synced} = await start()
    const requests = [
      post('{}'),
      post('{}', {apikey: 'sb_publishable_of_the_tests'}),
      post('{}', {'sanity-webhook-signature': 't=1,v1=nonsense'}),
      post('{}', {'sanity-webhook-signature': ''}),
      await fromSanity('{}', 'another secret'),
      await fromSanity('{"a": 1}', webhookSecret, '{"a": 2}'),
      await fromSanity('{}', webhookSecret, '{}', Date.now() - 301_000),
      await fromSanity('{}', webhookSecret, '{}', Date.now() + 120_000),
    ]
    for (const request of requests) expect((await call(request)).status).toBe(401)
    expect(synced()).toEqual([])
  })

  test('rejects an empty Content Lake while there are items', async () => {
    const {call, synced} = await start({documents: [], known: 16})
    const response = await call(postAsService())
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({error: {code: 'no_content'}})
    expect(synced()).toEqual([])
  })

  test('accepts an empty Content Lake while there are no items', async () => {
    const {call, synced} = await start({documents: []})
    expect(await (await call(postAsService())).json()).toEqual({items: 0})
    expect(synced()).toEqual([])
  })

  test('is unavailable when the database cannot count the items', async () => {
    const {call} = await start({documents: [], status: 500})
    expect((await call(postAsService())).status).toBe(503)
    expect(log.join()).toContain('sync-content: The database does not answer')
  })

  test('is unavailable when the Content Lake does not respond', async () => {
    const {call, synced} = await start({lake: nowhere})
    const response = await call(postAsService())
    expect(response.status).toBe(503)
    expect(log.join()).toContain('sync-content: The Content Lake does not answer')
    expect(synced()).toEqual([])
  })

  test('syncs the members’ group and the campaigns', async () => {
    const campaign = {
      _id: 'campaign-1',
      _type: 'campaign',
      name: {lt: 'Iš širdies į širdį', en: 'Heart to heart'},
      path: '/is-sirdies-i-sirdi',
      targetAmount: 36_000,
      reference: 'sirdis25',
    }
    const odd = {...campaign, _id: 'campaign-2', name: {lt: 5}, path: 'x', targetAmount: '5', reference: 5}
    const {call, synced} = await start({money: {...money, campaigns: [campaign, odd, {_id: '-'}, null]}})
    expect((await call(postAsService())).status).toBe(200)
    expect(synced('sync_money_content')).toEqual([
      {
        members_group_url: 'https://groups.example/narys',
        campaigns: [
          {
            id: 'campaign-1',
            name_lt: 'Iš širdies į širdį',
            name_en: 'Heart to heart',
            path: '/is-sirdies-i-sirdi',
            target_amount: 36_000,
            reference: 'sirdis25',
          },
          {id: 'campaign-2', name_lt: null, name_en: null, path: null, target_amount: null, reference: null},
        ],
      },
    ])
  })

  test.each([
    [
      {lt: 'Velso lietuviai', en: 'Lithuanians of Wales'},
      [{lt: 'Velso lietuviai', en: 'Lithuanians of Wales'}],
    ],
    [{lt: 'Velso lietuviai', en: 5}, [{lt: 'Velso lietuviai', en: ''}]],
    [undefined, []],
    ['Velso lietuviai', []],
  ])('syncs the name %j', async (name, expected) => {
    const {call, synced} = await start({money: {...money, settings: {name}}})
    expect((await call(postAsService())).status).toBe(200)
    expect(synced('sync_community_name')).toEqual(expected)
  })

  test('takes what the database cannot store out of a text', async () => {
    const campaign = {_id: 'a', _type: 'campaign', name: {lt: 'So\u0000das', en: 'A \ud800garden'}}
    const {call, synced} = await start({
      documents: [{...event, title: {lt: 'Ka\u0000lėdos', en: null}}],
      money: {...money, campaigns: [campaign]},
    })
    expect((await call(postAsService())).status).toBe(200)
    expect(synced('sync_money_content')).toMatchObject([
      {campaigns: [{name_lt: 'Sodas', name_en: 'A \ufffdgarden'}]},
    ])
    expect(synced('sync_content_items')).toMatchObject([{items: [{title_lt: 'Kalėdos'}]}])
  })

  test('leaves what is known of money while there are no settings', async () => {
    const {call, synced} = await start({money: {settings: null, membersGroupUrl: null, campaigns: []}})
    expect((await call(postAsService())).status).toBe(200)
    expect([synced('sync_money_content'), synced('sync_community_name')]).toEqual([[], []])
    expect(synced()).toHaveLength(1)
  })
})
