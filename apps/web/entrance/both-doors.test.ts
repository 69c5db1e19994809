import * as fc from 'fast-check'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {type Door, type Drawn, openDoors} from './testing/doors.ts'

let withGuard: Door
let withoutGuard: Door
/** Of visitors and of previews: valid, ended and forged, with Next's own cookie and without. */
let cookies: string[]

beforeAll(async () => {
  ;({withGuard, withoutGuard} = await openDoors())
  const {signGrant} = await import('#/preview/preview-grant.ts')
  const grants = [1, -1].flatMap((lastsHours) => {
    const times = {issuedAt: 1, expiresAt: Date.now() + lastsHours * 3_600_000}
    return [
      signGrant({kind: 'studio', ...times}),
      signGrant({kind: 'document', document: 'event-1', ...times}),
    ]
  })
  const draftMode = '__prerender_bypass=a'
  const previews = [...grants, 'forged.x'].map((grant) => `preview=${grant}`)
  cookies = ['a=b', draftMode, ...previews, ...previews.map((preview) => `${draftMode}; ${preview}`)]
})

afterAll(() => {
  vi.useRealTimers()
})

const prefixes = ' |/en|/lt|/EN|/Lt|/%6ct|/%65n|/eng'.split('|').map((prefix) => prefix.trim())
const paths =
  `/ /naujienos /naujienos/%C4%85%C5%BEuolas /paieska /taptinariu /aukoti /perziura /404 /sena /aukoti/sena
  /nera /Naujienos /naujienos/%C4%84%C5%BEuolas /membership /index.html /rss.xml /a.png /lt/naujienos /%E0%A4%A /a%2541
  /a%5Cb /%0Aen /a//b /api/search /api/%zz /api/%C5%A1 /_next/static/a.js /_next/%C0%AF.js`.split(/\s+/)

const path = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...prefixes), fc.constantFrom('', ...paths))
        .map(([prefix, rest]) => prefix + rest),
    },
    {weight: 1, arbitrary: fc.webPath().map((drawn) => `/${drawn.replace(/^\/+/, '')}`)},
  )
  .map((drawn) => drawn || '/')
  // Next redirects the others before its proxy.
  .filter((drawn) => drawn === '/' || !/^\/\/|\/$/.test(drawn))

const query = fc.oneof(
  fc.constantFrom('', '', '?a=b', '?q=a&token=x'),
  fc.webQueryParameters().map((drawn) => drawn && `?${drawn}`),
)

const headers = fc.record(
  {
    'content-security-policy': fc.constant(`script-src 'nonce-guessed'`),
    'x-not-found-copy': fc.constant('1'),
    'x-page-query': fc.constant('token=of-others'),
    origin: fc.constantFrom('http://localhost:3000', 'https://kita.example', '%'),
    'next-action': fc.constantFrom('40f9c2b2bc9b0a0ec296a0594f5f0ed3b06a37fb2a', 'x'),
    'content-type': fc.constantFrom('text/plain;charset=UTF-8', 'multipart/form-data; boundary=x'),
    'content-length': fc.constantFrom('2', '20000', '40000'),
  },
  {requiredKeys: []},
)

const rest = {
  query,
  headers,
  cookie: fc.option(fc.nat(), {freq: 1}),
  body: fc.constantFrom('form', '[]', '["$F1"]'),
}

const request = fc.oneof(
  fc.record({method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'), path, ...rest}),
  fc.record({
    method: fc.constant('POST'),
    path: fc.constantFrom('/naujienos', '/en/naujienos', '/taptinariu', '/aukoti', '/en/aukoti/sena'),
    ...rest,
  }),
)

type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never

function toDrawn({method, path: pathname, query: search, headers: {...given}, cookie, body}: Request): Drawn {
  const isPosted = method === 'POST'
  // A form says of itself which type it has.
  if (isPosted && body === 'form') delete given['content-type']
  return {
    method,
    url: pathname + search,
    headers: {
      host: 'localhost:3000',
      ...given,
      ...(cookie !== null && {cookie: cookies[cookie % cookies.length] ?? ''}),
    },
    ...(isPosted && {body: body === 'form' ? formOfReact() : body}),
  }
}

function formOfReact(): FormData {
  const form = new FormData()
  form.set('$ACTION_REF_1', '')
  form.set('$ACTION_1:0', '{"id":"60d7dafa9ec7cdb52776227b3325e1dce3e0d58a1e","bound":"$@1"}')
  form.set('$ACTION_1:1', '["$undefined"]')
  form.set('$ACTION_KEY', 'ka8901149d9cfc3452f33dace942ba34f')
  return form
}

test('a request gets the same with the guard and without', async () => {
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(request, async (given) => {
      const outcome = await withGuard(toDrawn(given))
      statuses.add(outcome.status)
      expect(await withoutGuard(toDrawn(given))).toEqual(outcome)
    }),
    {numRuns: 3000},
  )
  expect([...statuses].toSorted()).toEqual([200, 307, 308, 400, 403, 404, 405, 413])
})

test('the guard takes the key to a page from a request, which is refused where there is no guard', async () => {
  const asked = {method: 'GET', url: '/naujienos', headers: {'x-prerender-revalidate': 'any'}}
  expect(await withGuard(asked)).toMatchObject({status: 200, page: '/naujienos', policy: 'kept'})
  expect(await withoutGuard(asked)).toMatchObject({status: 400, page: undefined})
})
