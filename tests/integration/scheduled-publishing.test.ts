import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import type {SanityClient} from '@sanity/client'
import {londonInputInstant} from '@site/schemas/london-time/input'
import {contentDigest} from '@site/schemas/content/content-digest'
import {scheduledActionId, type ScheduledActionName} from '@site/schemas/content/scheduled-action'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {now} from '../../supabase/functions/_shared/clock.ts'
import {handler} from '../../supabase/functions/publish-scheduled/handler.ts'
import {nowhere} from '../../supabase/functions/_testing/serve.ts'
import {keyVariables, postAsService} from '../../supabase/functions/_testing/serve-database.ts'
import {LakeProcess, READ_TOKEN, WRITE_TOKEN} from '../support/lake-process.ts'
import {withVariables} from '../../supabase/functions/_testing/with-variables.ts'

let lake: LakeProcess
let client: SanityClient

beforeAll(async () => {
  lake = await LakeProcess.start()
  client = lake.client().withConfig({perspective: 'raw'})
})
beforeEach(async () => {
  await client.delete({query: '*[true]'})
})
afterAll(() => lake.stop())

const news = {_id: 'drafts.a', _type: 'newsItem', slug: {_type: 'slug', current: 'nauja'}}

/** Runs the function at a time of the site's clock, which has been running since this file was loaded. */
async function publishScheduled(at: string, host = lake.host) {
  const running = now({SITE_CLOCK: at}).getTime() - Date.parse(at)
  const response = await withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL: nowhere,
    SANITY_API_HOST: host,
    SANITY_PROJECT_ID: 'integration',
    SANITY_DATASET: 'production',
    SANITY_API_WRITE_TOKEN: WRITE_TOKEN,
    SITE_CLOCK: new Date(Date.parse(at) - running).toISOString(),
  })(postAsService())
  return {status: response.status, body: (await response.json()) as unknown}
}

/** Schedules as the Studio does, from London's wall clock. */
async function schedule(action: ScheduledActionName, london: string, document: {_id: string}) {
  const documentId = document._id.replace('drafts.', '')
  return client.createOrReplace({
    _id: scheduledActionId(action, documentId),
    _type: 'scheduledAction',
    action,
    documentId,
    documentType: 'newsItem',
    at: londonInputInstant(london)?.toISOString(),
    ...(action === 'publish' && {checked: {digest: await contentDigest(document), problems: []}}),
  })
}

const ids = () => client.fetch<string[]>('*[!(_id match "_.*")]._id | order(@ asc)')
const done = {status: 200, body: {done: 1, failed: 0, ended: 0}}
const nothing = {status: 200, body: {done: 0, failed: 0, ended: 0}}

test('before the time, nobody without a token reads the draft or the schedule', async () => {
  await schedule('publish', '2026-06-01T10:00', await client.create(news))
  const visitor = lake.client('')
  const query = '*[_type in ["newsItem", "scheduledAction"]]'
  for (const perspective of ['published', 'raw'] as const)
    expect(await visitor.fetch(query, {}, {perspective})).toEqual([])
  await expect(visitor.fetch(query, {}, {perspective: 'drafts'})).rejects.toThrow('needs a token')
  expect(await visitor.getDocuments(['drafts.a', 'scheduled.publish.a'])).toEqual([null, null])
  expect(await lake.client(READ_TOKEN).getDocument('scheduled.publish.a')).toMatchObject({action: 'publish'})
  expect(await publishScheduled('2026-06-01T08:59:00Z')).toEqual(nothing)
  expect(await ids()).toEqual(['drafts.a', 'scheduled.publish.a'])
  expect(await publishScheduled('2026-06-01T09:00:00Z')).toEqual(done)
  expect(await visitor.fetch('*[_type == "newsItem"]._id')).toEqual(['a'])
  expect(await ids()).toEqual(['a'])
})

test.each([
  ['the clocks go forward', '2026-03-29T00:59', '2026-03-29T02:00', '2026-03-29T01:00:00Z'],
  ['the clocks go back', '2026-10-25T00:59', '2026-10-25T02:00', '2026-10-25T02:00:00Z'],
])('both keep London time on the day when %s', async (_, publishAt, unpublishAt, end) => {
  const draft = await client.create(news)
  await schedule('publish', publishAt, draft)
  await schedule('unpublish', unpublishAt, draft)
  const start = londonInputInstant(publishAt)?.getTime() ?? 0
  expect(await publishScheduled(new Date(start - 30_000).toISOString())).toEqual(nothing)
  expect(await publishScheduled(new Date(start).toISOString())).toEqual(done)
  expect(await publishScheduled(new Date(Date.parse(end) - 30_000).toISOString())).toEqual(nothing)
  expect(await ids()).toEqual(['a', 'scheduled.unpublish.a'])
  expect(await publishScheduled(end)).toEqual(done)
  expect(await ids()).toEqual(['drafts.a'])
})

test('of ten runs at the same time, one publishes', async () => {
  await schedule('publish', '2026-06-01T10:00', await client.create(news))
  const runs = await Promise.all(Array.from({length: 10}, () => publishScheduled('2026-06-01T10:00:00Z')))
  expect(runs.map(({status}) => status)).toEqual(Array.from({length: 10}, () => 200))
  expect(runs.filter(({body}) => (body as {done: number}).done === 1)).toHaveLength(1)
  expect(runs.filter(({body}) => (body as {failed: number}).failed > 0)).toEqual([])
  expect(await ids()).toEqual(['a'])
})

test('a run whose answer gets lost is not repeated, even when somebody publishes again', async () => {
  await client.create({...news, _id: 'a'})
  await schedule('unpublish', '2026-06-01T10:00', {_id: 'a'})
  const {url, server} = await losingAnswers()
  expect(await publishScheduled('2026-06-01T10:00:00Z', url)).toMatchObject({status: 503})
  server.close()
  expect(await ids()).toEqual(['drafts.a'])
  await client.action({actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a'})
  expect(await publishScheduled('2026-06-01T10:01:00Z')).toEqual(nothing)
  expect(await ids()).toEqual(['a'])
})

test('what was changed after its validation waits for a person, and goes on once it is validated', async () => {
  const draft = await client.create(news)
  await schedule('publish', '2026-06-01T10:00', draft)
  const changed = await client.patch('drafts.a').set({date: '2026-06-01'}).commit()
  const failed = {status: 200, body: {done: 0, failed: 1, ended: 0}}
  expect(await publishScheduled('2026-06-01T10:00:00Z')).toEqual(failed)
  expect(await client.getDocument('scheduled.publish.a')).toMatchObject({failure: 'unchecked'})
  expect(await publishScheduled('2026-06-01T10:01:00Z')).toEqual(nothing)
  const digest = await contentDigest(changed)
  await client.patch('scheduled.publish.a').set({checked: {digest}}).unset(['failure']).commit()
  expect(await publishScheduled('2026-06-01T10:02:00Z')).toEqual(done)
})

test('a new place in a list is no change, and goes with what is published', async () => {
  await schedule('publish', '2026-06-01T10:00', await client.create({...news, position: 1}))
  await client.patch('drafts.a').set({position: 2.5}).commit()
  expect(await publishScheduled('2026-06-01T10:00:00Z')).toEqual(done)
  expect(await client.getDocument('a')).toMatchObject({position: 2.5})
})

test('what refers to something unpublished is refused by the Content Lake, and stays a draft', async () => {
  await client.create({...news, _id: 'drafts.b'})
  const link = {_type: 'reference', _ref: 'b', _weak: true, _strengthenOnPublish: {type: 'newsItem'}}
  await schedule('publish', '2026-06-01T10:00', await client.create({...news, link}))
  expect(await publishScheduled('2026-06-01T10:00:00Z')).toMatchObject({body: {failed: 1}})
  expect(await client.getDocument('scheduled.publish.a')).toMatchObject({failure: 'refused'})
  expect(await ids()).toEqual(['drafts.a', 'drafts.b', 'scheduled.publish.a'])
})

test('a page that moves leaves a redirect to its document', async () => {
  await client.create({...news, _id: 'a', slug: {_type: 'slug', current: 'sena'}})
  await schedule('publish', '2026-06-01T10:00', await client.create(news))
  expect(await publishScheduled('2026-06-01T10:00:00Z')).toEqual(done)
  expect(await client.fetch('*[_type == "redirect"]{from, "to": document->_id}')).toEqual([
    {from: '/naujienos/sena', to: 'a'},
  ])
})

test('what an outage missed is published after it, once', async () => {
  await schedule('publish', '2026-06-01T10:00', await client.create(news))
  await lake.kill()
  expect(await publishScheduled('2026-06-01T10:00:00Z')).toMatchObject({status: 503})
  await lake.launch()
  expect(await publishScheduled('2026-06-01T12:00:00Z')).toEqual(done)
  expect(await publishScheduled('2026-06-01T12:01:00Z')).toEqual(nothing)
})

/** The Content Lake behind a network that carries actions there, but no answers to them back. */
async function losingAnswers(): Promise<{url: string; server: Server}> {
  const server = createServer(async (incoming, outgoing) => {
    const {method = 'GET', url = '/'} = incoming
    const {authorization = '', 'content-type': contentType = 'application/json'} = incoming.headers
    const body = method === 'POST' ? await text(incoming) : undefined
    const answer = await fetch(lake.host + url, {
      method,
      headers: {authorization, 'content-type': contentType},
      body,
    })
    if (url.includes('/data/actions/')) outgoing.destroy()
    else outgoing.writeHead(answer.status, {'content-type': 'application/json'}).end(await answer.text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server}
}
