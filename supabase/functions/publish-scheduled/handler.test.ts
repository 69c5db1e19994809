import {contentDigest} from '@site/schemas/content/content-digest'
import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {nowhere, serve} from '../_testing/serve.ts'
import {keyVariables, post, postAsService} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()

const draft = {_id: 'drafts.a', _type: 'newsItem', _rev: 'd1', slug: 'nauja', eventKey: null, path: null}
const published = {...draft, _id: 'a', _rev: 'p1', slug: 'sena'}
const digest = await contentDigest(draft)
const due = {
  _id: 'scheduled.publish.a',
  _rev: 's1',
  _updatedAt: '2025-11-10T10:00:00Z',
  action: 'publish',
  documentId: 'a',
  documentType: 'newsItem',
  at: '2025-11-15T10:00:00.000Z',
  checked: {digest, problems: null},
  failure: null,
  draft,
  content: draft,
  published: null,
}

interface Lake {
  due?: unknown[]
  /** What has an address. */
  others?: unknown[]
  /** Of the answer to the action. */
  status?: number
  /** The schedule's revision when it is looked at again. */
  revision?: string | null
  /** Of the database when admins are told. */
  told?: number
  /** The schedules whose outcome is to be told, and what the Content Lake has of them afterwards. */
  begun?: string[]
  state?: object
}

async function run({
  due: found = [due],
  others = [],
  status = 200,
  revision = 's1',
  told = 204,
  begun = [],
  state,
}: Lake = {}) {
  const requests: {path: string; body: unknown}[] = []
  const queries: URLSearchParams[] = []
  const SANITY_API_HOST = await serve(async (request) => {
    const {pathname, searchParams} = new URL(request.url)
    if (pathname.includes('/data/query/')) {
      queries.push(searchParams)
      const query = searchParams.get('query') ?? ''
      if (query.includes('dateTime(at)')) return Response.json({result: found})
      if (query.includes('"schedule"')) return Response.json({result: state})
      if (query.includes('_rev')) return Response.json({result: revision})
      return Response.json({result: query.includes('redirect') ? ['redirect-old'] : others})
    }
    requests.push({path: pathname.split('/')[3] ?? '', body: await request.json()})
    const isAction = pathname.includes('/data/actions/')
    return Response.json({message: 'refused'}, {status: isAction ? status : 200})
  })
  const alerts: unknown[] = []
  const calls: [string, unknown][] = []
  const SUPABASE_URL = await serve(async (request) => {
    if (request.url.endsWith('/report_held_publications')) {
      alerts.push(await request.json())
      return new Response(null, {status: told})
    }
    const [, call = ''] =
      /\/rpc\/(begin_schedules|begun_schedules|tell_schedule_outcome)$/.exec(request.url) ?? []
    if (call) calls.push([call, await request.json().catch(() => null)])
    return Response.json(call === 'begun_schedules' ? begun : null)
  })
  const response = await withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL,
    SANITY_API_HOST,
    SANITY_PROJECT_ID: 'abc',
    SANITY_DATASET: 'production',
    SANITY_API_WRITE_TOKEN: 'sk-write',
    SITE_CLOCK: '2025-11-15T12:00:00Z',
  })(postAsService())
  return {status: response.status, body: (await response.json()) as unknown, requests, queries, alerts, calls}
}

const end = {actionType: 'sanity.action.document.delete', publishedId: 'scheduled.publish.a'}
const noted = (failure: string) => [
  {path: 'mutate', body: {mutations: [{patch: {id: due._id, ifRevisionID: 's1', set: {failure}}}]}},
]

test('publishes the revision whose content was checked, and ends the schedule, in one transaction', async () => {
  const {body, requests, queries} = await run()
  expect(body).toEqual({done: 1, failed: 0, ended: 0})
  const publish = {
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.a',
    publishedId: 'a',
    ifDraftRevisionId: 'd1',
  }
  expect(requests).toEqual([{path: 'actions', body: {actions: [publish, end]}}])
  expect(queries[0]?.get('perspective')).toBe('raw')
  expect(queries[0]?.get('$now')).toMatch(/^"2025-11-15T12:/)
})

test('unpublishes', async () => {
  const unpublish = {...due, _id: 'scheduled.unpublish.a', action: 'unpublish', checked: null, published}
  const {body, requests} = await run({due: [unpublish]})
  expect(body).toMatchObject({done: 1})
  expect(requests).toEqual([
    {
      path: 'actions',
      body: {
        actions: [
          {actionType: 'sanity.action.document.unpublish', draftId: 'drafts.a', publishedId: 'a'},
          {...end, publishedId: 'scheduled.unpublish.a'},
        ],
      },
    },
  ])
})

test('a page that moves leaves a redirect, before it is published', async () => {
  const {requests} = await run({due: [{...due, published}]})
  expect(requests.map(({path}) => path)).toEqual(['mutate', 'actions'])
  expect(requests[0]?.body).toEqual({
    mutations: [
      {
        createOrReplace: {
          _id: 'redirect-naujienos--sena',
          _type: 'redirect',
          from: '/naujienos/sena',
          document: {_type: 'reference', _ref: 'a', _weak: true},
        },
      },
      {delete: {id: 'redirect-old'}},
    ],
  })
})

test.each<[string, object, Lake]>([
  ['unchecked', {content: {...draft, slug: 'kita'}}, {}],
  ['unchecked', {checked: null}, {}],
  ['invalid', {checked: {digest, problems: ['Pavadinimas']}}, {}],
  ['taken', {}, {others: [{...published, _id: 'b', slug: 'nauja'}]}],
  ['refused', {}, {status: 409}],
])('notes as %s what is not published: %j', async (failure, fields, lake) => {
  const {status, body, requests} = await run({due: [{...due, ...fields}], ...lake})
  expect({status, body}).toEqual({status: 200, body: {done: 0, failed: 1, ended: 0}})
  expect(requests.filter(({path}) => path === 'mutate')).toEqual(noted(failure))
  expect(requests.filter(({path}) => path === 'actions')).toHaveLength(failure === 'refused' ? 1 : 0)
})

test.each([null, 's2'])('leaves alone what another call or a person has changed (%s)', async (revision) => {
  const {body, requests} = await run({status: 409, revision})
  expect(body).toEqual({done: 0, failed: 0, ended: 1})
  expect(requests.map(({path}) => path)).toEqual(['actions'])
})

test.each([
  ['published by somebody', {draft: null, published}],
  ['deleted', {draft: null}],
  ['unpublished by somebody', {_id: 'scheduled.unpublish.a', action: 'unpublish', draft}],
])('ends the schedule of what was %s', async (_, fields) => {
  const ended = {...due, ...fields}
  const {body, requests} = await run({due: [ended]})
  expect(body).toEqual({done: 0, failed: 0, ended: 1})
  expect(requests).toEqual([{path: 'mutate', body: {mutations: [{delete: {id: ended._id}}]}}])
})

test('an outage notes nothing, and keeps nothing else from being published', async () => {
  const {status, requests} = await run({
    due: [due, {...due, _id: 'scheduled.publish.b', documentId: 'b'}],
    status: 503,
  })
  expect(status).toBe(503)
  expect(requests.map(({path}) => path)).toEqual(['actions', 'actions'])
  expect(log).toEqual([expect.stringContaining('the database does not answer')])
})

test('what is malformed is left out and logged', async () => {
  expect((await run({due: [{...due, at: 'soon'}, due]})).body).toMatchObject({done: 1})
  expect(log).toEqual([expect.stringContaining('leaves out')])
})

test.each(['drafts.scheduled.publish.a', 'drafts.b', 'scheduled.unpublish.a', 'scheduled.publish.b', 'b'])(
  'leaves out what only looks like the schedule of the document: %s',
  async (_id) => {
    const {body, requests} = await run({due: [{...due, _id, published}]})
    expect(body).toEqual({done: 0, failed: 0, ended: 0})
    expect(requests).toEqual([])
    expect(log).toEqual([expect.stringContaining('leaves out')])
  },
)

test('is called by the service only, and says when the Content Lake is down', async () => {
  const variables = {
    ...keyVariables,
    SUPABASE_URL: nowhere,
    SANITY_API_HOST: nowhere,
    SANITY_PROJECT_ID: 'abc',
    SANITY_DATASET: 'production',
    SANITY_API_WRITE_TOKEN: 'sk-write',
  }
  expect((await withVariables(handler, variables)(post('{}'))).status).toBe(401)
  expect((await withVariables(handler, variables)(postAsService())).status).toBe(503)
})

test('a renamed document keeps its former title once it is published', async () => {
  const renamed = {
    ...due,
    draft: {...draft, slug: 'sena', title: {lt: 'Naujas', en: 'Same'}, formerTitles: ['Pirmas']},
    published: {...published, title: {lt: 'Senas', en: 'Same'}},
  }
  const {requests, body} = await run({due: [renamed]})
  expect(requests.map(({path}) => path)).toEqual(['actions', 'mutate'])
  expect(requests[1]?.body).toEqual({
    mutations: [{patch: {id: 'a', set: {formerTitles: ['Senas', 'Pirmas']}}}],
  })
  expect(body).toMatchObject({done: 1})
})

describe('what is too late', () => {
  const event = {start: '2025-11-15T09:00:00Z', end: '2025-11-15T11:00:00Z'}
  const long = '2025-11-15T05:59:00.000Z'
  test.each<[string, string | null, object]>([
    ['six hours late', null, {at: '2025-11-15T06:01:00.000Z'}],
    ['later', 'late', {at: long}],
    ['a month late', 'late', {at: '2025-10-15T10:00:00.000Z', _updatedAt: '2025-10-01T10:00:00Z'}],
    ['corrected an hour ago', null, {at: long, _updatedAt: '2025-11-15T11:00:00Z'}],
    ['an event that was over meanwhile', 'over', {documentType: 'event', content: {...draft, ...event}}],
    [
      'an event without an end',
      'over',
      {documentType: 'event', content: {...draft, start: '2025-11-15T11:59:00Z'}},
    ],
    [
      'an event that is going on',
      null,
      {documentType: 'event', content: {...draft, ...event, end: '2025-11-15T13:00:00Z'}},
    ],
    [
      'an event that was over when it was planned',
      null,
      {documentType: 'event', content: {...draft, ...event, end: '2025-11-15T09:59:00Z'}},
    ],
    ['an event without dates', null, {documentType: 'event', content: draft}],
  ])('%s: %s', async (_, failure, fields) => {
    const content = 'content' in fields ? (fields.content as typeof draft) : draft
    const checked = {digest: await contentDigest(content), problems: null}
    const {status, body, requests, alerts} = await run({due: [{...due, checked, ...fields}]})
    expect(status).toBe(200)
    expect(body).toMatchObject(failure ? {done: 0, failed: 1} : {done: 1, failed: 0})
    expect(alerts).toHaveLength(failure ? 1 : 0)
    expect(requests.filter(({path}) => path === 'mutate')).toEqual(failure ? noted(failure) : [])
  })

  test('is told to admins together, with the titles', async () => {
    const {alerts, body} = await run({
      due: [
        {...due, at: long, content: {...draft, title: {lt: 'Kalėdos', en: 'Christmas'}}},
        {...due, _id: 'scheduled.publish.b', documentId: 'b', at: long},
      ],
    })
    expect(alerts).toEqual([
      {
        titles: [
          {lt: 'Kalėdos', en: 'Christmas'},
          {lt: null, en: null},
        ],
        since: long,
      },
    ])
    expect(body).toMatchObject({failed: 2})
  })

  test('is not noted before admins are told, and keeps nothing else from being published', async () => {
    const {status, requests} = await run({
      told: 503,
      due: [
        {...due, at: long},
        {...due, _id: 'scheduled.publish.b', documentId: 'b'},
      ],
    })
    expect(status).toBe(503)
    expect(requests.map(({path}) => path)).toEqual(['actions'])
    expect(log).not.toEqual([])
  })

  test('is unpublished all the same', async () => {
    const unpublish = {
      ...due,
      _id: 'scheduled.unpublish.a',
      action: 'unpublish',
      checked: null,
      published,
      at: '2025-10-15T10:00:00.000Z',
    }
    expect((await run({due: [unpublish]})).body).toMatchObject({done: 1})
  })
})

describe('whoever set a schedule is told', () => {
  const id = 'scheduled.publish.a'
  const titled = {...published, title: {lt: 'Žinia', en: null}}
  const told = (outcome: string, facts: object) => [
    'tell_schedule_outcome',
    {schedule_id: id, outcome, facts: expect.objectContaining(facts) as object},
  ]
  const tellings = (calls: [string, unknown][]) => calls.filter(([name]) => name === 'tell_schedule_outcome')

  test('that it is done, with the page; it is noted before it is carried out', async () => {
    const {calls} = await run({begun: [id], state: {schedule: null, draft: null, published: titled}})
    expect(calls.map(([name]) => name)).toEqual([
      'begin_schedules',
      'begun_schedules',
      'tell_schedule_outcome',
    ])
    expect(calls[0]?.[1]).toEqual({schedule_ids: [id]})
    const page = {path: '/naujienos/sena', document: {id: 'a', type: 'newsItem'}, title: titled.title}
    expect(calls[2]).toEqual(told('done', page))
  })

  test('that it is done although somebody has begun another draft', async () => {
    const {calls} = await run({begun: [id], state: {schedule: null, draft, published: titled}})
    expect(tellings(calls)).toEqual([told('done', {})])
  })

  test('why it was not done', async () => {
    const schedule = {failure: 'invalid', problems: ['Pavadinimas']}
    const checked = {digest, problems: ['Pavadinimas']}
    const {calls} = await run({
      due: [{...due, checked}],
      begun: [id],
      state: {schedule, draft: titled, published: null},
    })
    expect(tellings(calls)).toEqual([told('invalid', {problems: ['Pavadinimas'], path: null})])
  })

  test.each<[string, object, string[]]>([
    ['done', {schedule: null, draft: null, published: titled}, ['done']],
    ['ended by somebody', {schedule: null, draft, published: null}, ['ended']],
    ['refused', {schedule: {failure: 'refused', problems: []}, draft, published: null}, ['refused']],
    ['still to be tried', {schedule: {failure: null, problems: []}, draft, published: null}, []],
  ])('what a call before has left untold: %s', async (_, state, outcomes) => {
    const {calls} = await run({due: [], begun: [id], state})
    expect(tellings(calls).map(([, args]) => (args as {outcome: string}).outcome)).toEqual(outcomes)
  })

  test('later, if the database does not answer: what is due is published all the same', async () => {
    const {status, body} = await run({begun: [id], state: {malformed: true}})
    expect([status, body]).toEqual([200, {done: 1, failed: 0, ended: 0}])
    expect(log).toEqual([expect.stringContaining('is not told yet')])
  })
})
