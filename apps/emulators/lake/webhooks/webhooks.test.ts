import {SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {contentChanged, contentChangedWebhook} from '@site/schemas/webhooks/content-changed'
import {dataset, projectId, temporaryLake, type TemporaryLake} from '../testing/temporary-lake.ts'
import {webhookReceiver, type WebhookReceiver} from '../testing/webhook-receiver.ts'

const secret = 'secret-of-the-tests'
let receiver: WebhookReceiver
let lake: TemporaryLake

const hook = (changes = {}) => ({
  ...contentChangedWebhook,
  url: `http://127.0.0.1:${receiver.port}/api/revalidate`,
  secret,
  ...changes,
})

async function start(changes = {}) {
  receiver = await webhookReceiver(secret)
  lake = await temporaryLake({LAKE_WEBHOOKS: [hook(changes)]})
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(async () => {
  vi.restoreAllMocks()
  await lake.remove()
  await receiver.close()
})

async function deliveries(count: number) {
  await expect.poll(() => receiver.deliveries.length).toBeGreaterThanOrEqual(count)
  return receiver.deliveries
}

const news = (id: string, slug: string) => ({
  _id: id,
  _type: 'newsItem',
  slug: {_type: 'slug', current: slug},
})

describe('a published change', () => {
  test('is sent signed, with Sanity’s headers and the site’s projection', async () => {
    await start()
    const editor = lake.client('editor')
    const {_rev} = await editor.create(news('news-1', 'senas'))
    await editor.patch('news-1').set({'slug.current': 'naujas'}).commit()
    await editor.delete('news-1')

    const [created, updated, deleted] = await deliveries(3)
    expect(receiver.deliveries.every(({signed}) => signed)).toBe(true)
    expect(created?.headers).toMatchObject({
      'content-type': 'application/json',
      'sanity-operation': 'create',
      'sanity-project-id': projectId,
      'sanity-dataset': dataset,
      'sanity-document-id': 'news-1',
      'sanity-transaction-id': _rev,
      'sanity-transaction-time': expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      'sanity-webhook-id': expect.any(String),
      'idempotency-key': expect.any(String),
    })
    for (const delivery of [created, updated, deleted])
      expect(contentChanged.parse(delivery?.body)).toEqual({_id: 'news-1', _type: 'newsItem'})
    expect(deleted?.headers['sanity-operation']).toBe('delete')
  })

  test('is delivered in order, one at a time, without drafts, versions and assets', async () => {
    await start({projection: '{_id, "slug": after().slug.current}'})
    const editor = lake.client('editor')
    await editor.assets.upload('file', Buffer.from('x'))
    await editor.create(news('drafts.news-0', 'a'))
    await editor.create(news('versions.r1.news-0', 'a'))
    await editor.transaction(['1', '2', '3'].map((n) => ({create: news(`news-${n}`, n)}))).commit()
    for (const slug of ['b', 'c', 'd']) await editor.patch('news-1').set({'slug.current': slug}).commit()

    await deliveries(6)
    const received = receiver.deliveries.map(({body}) => [body._id, body.slug])
    expect(received).toEqual([
      ['news-1', '1'],
      ['news-2', '2'],
      ['news-3', '3'],
      ['news-1', 'b'],
      ['news-1', 'c'],
      ['news-1', 'd'],
    ])
    expect(receiver.maxPending()).toBe(1)
  })
})

describe('filter and projection', () => {
  test('can compare before and after, and follow references', async () => {
    await start({
      filter:
        '_type == "newsItem" && delta::changedAny(slug) && diff::changedAny(before(), after(), slug) && delta::operation() != "delete"',
      projection:
        '{"operation": delta::operation(), "from": before().slug.current, "campaign": campaign->name, "all": count(*)}',
    })
    const editor = lake.client('editor')
    await editor.create({_id: 'campaign-1', _type: 'campaign', name: 'Iš širdies į širdį'})
    await editor.create({...news('news-1', 'a'), campaign: {_type: 'reference', _ref: 'campaign-1'}})
    await editor.patch('news-1').set({title: 'kitas'}).commit()
    await editor.patch('news-1').set({'slug.current': 'b'}).commit()
    await editor.delete('news-1')
    await editor.create(news('news-2', 'z'))

    const bodies = (await deliveries(3)).map(({body}) => body)
    expect(bodies).toEqual([
      {operation: 'create', from: null, campaign: 'Iš širdies į širdį', all: 0},
      {operation: 'update', from: 'a', campaign: 'Iš širdies į širdį', all: 0},
      {operation: 'create', from: null, campaign: null, all: 0},
    ])
  })

  test('that are empty match every document and send all of it', async () => {
    await start({filter: '', projection: ''})
    const document = await lake.client('editor').create(news('news-1', 'a'))
    expect((await deliveries(1))[0]?.body).toEqual(document)
  })

  test('that are not GROQ prevent the start', async () => {
    await start()
    await expect(temporaryLake({LAKE_WEBHOOKS: [hook({filter: '_type =='})]})).rejects.toThrow(
      /LAKE_WEBHOOKS: the filter of "site" is not GROQ/,
    )
  })
})

describe('a failing receiver', () => {
  test('receives a message again after 500 and 429, before the next one', async () => {
    await start()
    receiver.respondWith(500, 429)
    const editor = lake.client('editor')
    await editor.create(news('news-1', 'a'))
    await editor.create(news('news-2', 'b'))
    await deliveries(4)
    expect(receiver.deliveries.map(({body}) => body._id)).toEqual(['news-1', 'news-1', 'news-1', 'news-2'])
    const [first, again, , other] = receiver.deliveries.map(({headers}) => headers['idempotency-key'])
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('gets each attempt signed anew, with the time of the attempt', async () => {
    await start()
    receiver.respondWith(500, 500)
    await lake.client('editor').create(news('news-1', 'a'))
    const attempts = await deliveries(3)
    expect(attempts.every(({signed}) => signed)).toBe(true)
    const [first = 0, second = 0, third = 0] = attempts.map(({headers}) =>
      Number(/^t=(\d+),/.exec(String(headers[SIGNATURE_HEADER_NAME]))?.[1]),
    )
    // The retries wait half a second and a second.
    expect(second - first).toBeGreaterThan(450)
    expect(third - second).toBeGreaterThan(950)
  })

  test('does not receive a message again after 400', async () => {
    await start()
    receiver.respondWith(400)
    const editor = lake.client('editor')
    await editor.create(news('news-1', 'a'))
    await editor.create(news('news-2', 'b'))
    await deliveries(2)
    expect(receiver.deliveries.map(({body}) => body._id)).toEqual(['news-1', 'news-2'])
  })

  test('receives what it missed once it is up, also after a restart of the emulator', async () => {
    await start()
    await receiver.close()
    const editor = lake.client('editor')
    await editor.create(news('news-1', 'a'))
    await editor.create(news('news-2', 'b'))
    await lake.restart()
    receiver = await webhookReceiver(secret, receiver.port)
    await deliveries(2)
    expect(receiver.deliveries.map(({body}) => body._id)).toEqual(['news-1', 'news-2'])
  })

  test('receives nothing twice after a clean restart of the emulator', async () => {
    await start()
    await lake.client('editor').create(news('news-1', 'a'))
    await deliveries(1)
    await lake.restart()
    await lake.client('editor').create(news('news-2', 'b'))
    await deliveries(2)
    expect(receiver.deliveries.map(({body}) => body._id)).toEqual(['news-1', 'news-2'])
  })
})
