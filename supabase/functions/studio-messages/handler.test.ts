import {expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {serve} from '../_testing/serve.ts'
import {keyVariables, post, serveDatabase} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()
const studio = 'https://studio.example.org'
const headers = {
  authorization: 'Bearer sk-jonas',
  'content-type': 'application/json',
  'cf-connecting-ip': '192.0.2.1',
}
const id = '0192b0b4-6c3e-7a3e-9a43-0c2f5a8e1b77'
const person = (memberId: string) => ({id: memberId, isRobot: false, roles: [{name: 'editor'}]})
const ask = {
  action: 'ask',
  language: 'lt',
  id,
  reader: 'pRuta',
  document: {id: 'kaledos-2025', type: 'event'},
  path: 'programme[_key=="ab12"].title.lt',
  sentence: ' Ar\ngerai? ',
}

interface Options {
  roles?: string[]
  email?: string
  members?: object[]
  /** What the Content Lake finds. */
  found?: unknown
  refused?: string
  origin?: string
}

async function send(body: object, options: Options = {}) {
  const {roles = ['editor'], email = 'jonas@example.org', origin = studio} = options
  const refuse = () =>
    options.refused
      ? Response.json({code: 'PT404', message: 'gone', details: options.refused, hint: null}, {status: 404})
      : null
  const database = await serveDatabase({
    count_submission: () => undefined,
    open_studio: () => undefined,
    look_requests_of: () => ({
      people: [
        {id: 'pRuta', name: 'Rūta'},
        {id: 'pGone', name: 'Buvęs'},
      ],
      requests: [],
    }),
    ask_to_look: refuse,
    answer_look: refuse,
    withdraw_look: refuse,
    watch_schedules: refuse,
  })
  const queries: URLSearchParams[] = []
  const SANITY_API_HOST = await serve((request) => {
    expect(request.headers.get('authorization')).toBe('Bearer sk-jonas')
    const {pathname, searchParams} = new URL(request.url)
    if (pathname.endsWith('/projects/abc'))
      return Response.json({members: options.members ?? [person('pRuta'), person('pJonas')]})
    if (!pathname.includes('/data/query/'))
      return Response.json({id: 'pJonas', name: 'Jonas', email, roles: roles.map((name) => ({name}))})
    queries.push(searchParams)
    return Response.json({result: 'found' in options ? options.found : {title: {lt: 'Kalėdos', en: null}}})
  })
  const response = await withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL: database.url,
    SANITY_API_HOST,
    SANITY_PROJECT_ID: 'abc',
    SANITY_DATASET: 'production',
    STUDIO_URL: studio,
  })(post(JSON.stringify(body), {...headers, origin}))
  const calls = database.calls.filter(({name}) => name !== 'count_submission')
  return {response, body: (await response.json()) as unknown, calls, queries}
}

const opened = {
  name: 'open_studio',
  args: {id: 'pJonas', name: 'Jonas', email: 'jonas@example.org', language: 'lt'},
}
const read = {name: 'look_requests_of', args: {person: 'pJonas'}}

test('whoever opens the Studio becomes known as Sanity calls them, and sees who is in the project', async () => {
  const {response, body, calls} = await send({action: 'open', language: 'lt'})
  expect([response.status, body]).toEqual([200, {people: [{id: 'pRuta', name: 'Rūta'}], requests: []}])
  expect(calls).toMatchObject([opened, read])
  expect(log).toEqual([])
})

test('asks about a document that the caller can read, with the title that it has there', async () => {
  const {response, calls, queries} = await send(ask)
  expect(response.status).toBe(200)
  expect(queries.map((search) => [search.get('$id'), search.get('$type')])).toEqual([
    ['"kaledos-2025"', '"event"'],
  ])
  const request = {
    id,
    documentId: 'kaledos-2025',
    documentType: 'event',
    path: ask.path,
    sentence: 'Ar gerai?',
    title: {lt: 'Kalėdos', en: null},
  }
  expect(calls).toMatchObject([
    opened,
    {name: 'ask_to_look', args: {asker: 'pJonas', reader: 'pRuta', request}},
    read,
  ])
})

test.each<[string, Options]>([
  ['somebody who has left the project', {members: [person('pJonas')]}],
  ['a token', {members: [{...person('pRuta'), isRobot: true}]}],
  ['a document that is not there', {found: null}],
])('nobody is asked: %s', async (_, options) => {
  const {response, calls} = await send(ask, options)
  expect(response.status).toBe(404)
  expect(calls).toMatchObject([opened])
})

test.each<[string, object]>([
  ['no sentence', {sentence: ' '}],
  ['too long a sentence', {sentence: 'a'.repeat(301)}],
  ['a path that leads elsewhere', {path: 'title;id=other/../..'}],
  ['a hidden document', {document: {id: 'scheduled.publish.a', type: 'event'}}],
  ['a type that is none', {document: {id: 'a', type: 'sanity.imageAsset'}}],
  ['an id that is none', {id: 'a'}],
  ['another language', {language: 'fr'}],
  ['an address', {email: 'x@example.org'}],
])('refuses %s', async (_, changes) => {
  const {response, calls} = await send({...ask, ...changes})
  expect([response.status, calls]).toEqual([400, []])
})

test('a viewer opens and answers, and asks, withdraws and schedules nothing', async () => {
  const viewer = {roles: ['viewer']}
  expect((await send({action: 'open', language: 'lt'}, viewer)).response.status).toBe(200)
  const answered = await send({action: 'answer', language: 'lt', id, answer: 'Gerai.'}, viewer)
  expect(answered.response.status).toBe(200)
  expect(answered.calls[1]).toMatchObject({
    name: 'answer_look',
    args: {reader: 'pJonas', request_id: id, answer: 'Gerai.'},
  })
  for (const body of [
    ask,
    {action: 'withdraw', language: 'lt', id},
    {action: 'watch', language: 'lt', documentId: 'a'},
  ]) {
    const {response, calls} = await send(body, viewer)
    expect([response.status, calls]).toEqual([403, []])
  }
})

test('who is not in the project, or is no person, is refused', async () => {
  expect((await send(ask, {roles: []})).response.status).toBe(403)
  expect((await send(ask, {email: ''})).response.status).toBe(400)
})

test('what is answered or withdrawn already is not found', async () => {
  const {response} = await send({action: 'answer', language: 'lt', id}, {refused: 'not_found'})
  expect(response.status).toBe(404)
})

test('schedules are watched as the Content Lake has them, whatever the browser says', async () => {
  const found = [{_id: 'scheduled.publish.a', at: '2026-06-01T09:00:00.000Z'}]
  const {response, calls} = await send({action: 'watch', language: 'lt', documentId: 'a'}, {found})
  expect(response.status).toBe(200)
  expect(calls[1]).toMatchObject({
    name: 'watch_schedules',
    args: {
      person: 'pJonas',
      document_id: 'a',
      schedules: [{id: 'scheduled.publish.a', at: '2026-06-01T09:00:00.000Z'}],
    },
  })
})

test('only the Studio may read the answer', async () => {
  const allowed = async (origin: string) =>
    (await send({action: 'open', language: 'lt'}, {origin})).response.headers.get(
      'access-control-allow-origin',
    )
  expect([await allowed(studio), await allowed('https://example.org')]).toEqual([studio, null])
})
