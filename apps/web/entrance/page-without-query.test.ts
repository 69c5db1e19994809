import {NextRequest} from 'next/server'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startSelfOriginServer} from '#/revalidation/testing/self-origin-server.ts'

let site: Awaited<ReturnType<typeof startSelfOriginServer>>
let setQueryAsideInProxy: (request: NextRequest) => NextRequest
let pageWithoutQuery: (request: NextRequest) => Promise<Response>

beforeAll(async () => {
  site = await startSelfOriginServer(({url}) => ({body: `<h1>${url}</h1>`}))
  ;({setQueryAsideInProxy, pageWithoutQuery} = await import('./page-without-query.ts'))
})

afterAll(() => site.stop())

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new NextRequest(`http://localhost:3000${path}`, {headers, method})

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
