import {NextRequest} from 'next/server'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startSelfOriginServer} from '#/revalidation/testing/self-origin-server.ts'

let site: Awaited<ReturnType<typeof startSelfOriginServer>>
let isMalformed: (request: NextRequest) => boolean
let isOutsidePages: (pathname: string) => boolean
let setQueryAsideInProxy: (request: NextRequest) => NextRequest
let pageWithoutQuery: (request: NextRequest) => Promise<Response>

beforeAll(async () => {
  site = await startSelfOriginServer(({url}) => ({body: `<h1>${url}</h1>`}))
  ;({isMalformed, isOutsidePages, setQueryAsideInProxy, pageWithoutQuery} =
    await import('./in-place-of-guard.ts'))
})

afterAll(() => site.stop())

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new NextRequest(`http://localhost:3000${path}`, {headers, method})

test.each(['/api/%zz', '/api/search/%E0%A4%A', '/_next/static/%C0%AF.js'])('%s is malformed', (path) => {
  expect([isOutsidePages(path), isMalformed(request(path))]).toEqual([true, true])
})

test.each(['/api/share-picture/lt/%C5%A1eima', '/_next/static/a%20b.js', '/nera/%E0%A4%A', '/apie%zz'])(
  '%s is not',
  (path) => expect(isMalformed(request(path))).toBe(false),
)

test.each(['/naujienos', '/api/addresses', '/_next/static/a.js'])('nobody has %s rendered anew', (path) => {
  expect(isMalformed(request(path, {'x-prerender-revalidate': 'the-key'}))).toBe(true)
})

test('the query of a page is set aside, in both languages', () => {
  for (const path of ['/naujienos', '/en/news']) {
    const left = setQueryAsideInProxy(request(`${path}?token=secret`))
    expect([left.nextUrl.pathname, left.nextUrl.search]).toEqual([path, ''])
    expect(left.headers.get('x-page-query')).toBe('token=secret')
  }
})

test('a visitor cannot set aside what is not the query', () => {
  const left = setQueryAsideInProxy(request('/naujienos', {'x-page-query': 'a=b'}))
  expect(left.headers.has('x-page-query')).toBe(false)
})

test.each([
  ['search', request('/paieska?q=kaledos')],
  ['a page without a query', request('/naujienos')],
  ['a form', request('/taptinariu?a=b', {}, 'POST')],
])('%s stays as it is', (_, asked) => {
  expect(setQueryAsideInProxy(asked)).toBe(asked)
})

test('the page is asked for without its query', async () => {
  site.requests.length = 0
  const left = setQueryAsideInProxy(request('/en/news?token=secret', {cookie: 'a=b'}))
  const response = await pageWithoutQuery(left)
  expect([response.status, await response.text()]).toEqual([200, '<h1>/en/news</h1>'])
  expect(site.requests).toEqual(['GET /en/news'])
})
