import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {serve} from '../_testing/serve.ts'
import {keyVariables, post, serveDatabase} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {answerOf} from './answer.ts'
import {handler} from './handler.ts'

const log = captureLog()
const studio = 'https://studio.example.org'
const headers = {
  authorization: 'Bearer sk-jonas',
  'content-type': 'application/json',
  'cf-connecting-ip': '192.0.2.1',
}
const counts = {registrations: 3, people: 7, placed: 5, offers: 1, endsAt: '2026-06-20T15:00:00+00:00'}
const question = {eventKey: 'kaledos-2025', changes: ['cancelled']}

interface Options {
  body?: unknown
  roles?: string[]
  origin?: string
  limit?: boolean
}

async function ask({body = question, roles = ['editor'], origin = studio, limit = false}: Options = {}) {
  const database = await serveDatabase({
    count_submission: () =>
      limit
        ? Response.json(
            {code: 'PT429', message: 'Too many submissions', details: '60', hint: null},
            {status: 429},
          )
        : undefined,
    count_registrants: () => counts,
  })
  const SANITY_API_HOST = await serve(() =>
    Response.json({id: 'pJonas', roles: roles.map((name) => ({name}))}),
  )
  const response = await withVariables(handler, {
    ...keyVariables,
    SUPABASE_URL: database.url,
    SANITY_API_HOST,
    SANITY_PROJECT_ID: 'abc',
    STUDIO_URL: studio,
    SITE_CLOCK: '2026-06-01T12:00:00Z',
  })(post(JSON.stringify(body), {...headers, origin}))
  return {response, body: (await response.json()) as unknown, calls: database.calls}
}

test('an editor learns how many people a change concerns, and nothing else', async () => {
  const {response, body, calls} = await ask()
  expect(response.status).toBe(200)
  expect(body).toEqual({registrations: 3, people: 7, email: 'proposed', endedOffers: 1, beyondCapacity: 0})
  expect(calls.map(({name}) => name)).toEqual(['count_submission', 'count_registrants'])
  expect(calls[1]?.args).toEqual({event_key: 'kaledos-2025'})
  expect(JSON.stringify(calls)).not.toContain('pJonas')
  expect(log).toEqual([])
})

test('a viewer learns nothing', async () => {
  const {response, calls} = await ask({roles: ['viewer']})
  expect([response.status, calls]).toEqual([403, []])
})

test('only the Studio may read the answer', async () => {
  expect((await ask()).response.headers.get('access-control-allow-origin')).toBe(studio)
  const {response} = await ask({origin: 'https://example.org'})
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  {},
  {...question, eventKey: 'Kalėdos'},
  {...question, changes: []},
  {...question, changes: ['other']},
  [],
])('refuses %j, and counts it for nobody', async (body) => {
  const {response, calls} = await ask({body})
  expect([response.status, calls]).toEqual([400, []])
})

test('refuses too many questions', async () => {
  const {response, calls} = await ask({limit: true})
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  expect(calls.map(({name}) => name)).toEqual(['count_submission'])
})

describe('the answer', () => {
  const now = new Date('2026-06-01T12:00:00Z')
  const answer = (changes: object, stored: object = {}) =>
    answerOf({...counts, ...stored}, {...question, changes: ['moved'], ...changes}, now)

  test.each(['removed', 'cancelled', 'restored', 'moved'] as const)(
    'proposes an email when it is %s',
    (change) => {
      expect(answer({changes: [change]}).email).toBe('proposed')
    },
  )

  test('proposes none when nobody is registered, or once the event is over', () => {
    expect(answer({}, {registrations: 0}).email).toBe('none')
    expect(answer({}, {endsAt: '2026-05-20T15:00:00+00:00'}).email).toBe('none')
    expect(answer({endsAt: '2026-06-20T15:00:00Z'}, {endsAt: '2026-05-20T15:00:00+00:00'}).email).toBe(
      'proposed',
    )
    expect(answer({}, {endsAt: null}).email).toBe('proposed')
  })

  test('says who keeps a place beyond the new capacity, and sends nothing for that', () => {
    const cut = (capacity: number) => answer({changes: ['capacity'], capacity})
    expect([cut(3), cut(5), cut(50)].map(({beyondCapacity}) => beyondCapacity)).toEqual([2, 0, 0])
    expect(cut(3)).toMatchObject({email: 'none', endedOffers: 0})
  })

  test('says which offers end', () => {
    expect(answer({changes: ['moved']}).endedOffers).toBe(0)
    expect(answer({changes: ['removed']}).endedOffers).toBe(1)
  })
})
