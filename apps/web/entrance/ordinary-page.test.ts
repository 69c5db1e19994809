import type {IncomingMessage, ServerResponse} from 'node:http'
import {beforeAll, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

let pass: (request: IncomingMessage, response: ServerResponse) => void

beforeAll(async () => {
  vi.useFakeTimers({toFake: ['performance']})
  stubSiteEnv()
  const {findPage} = await import('./known-paths.ts')
  const addresses = {
    pages: ['/', '/naujienos', '/paieska', '/naujienos/ąžuolas', '/rss.xml'],
    redirects: {'/sena': '/nauja'},
  }
  vi.stubGlobal('fetch', async () => Response.json(addresses))
  await findPage('/naujienos')
  ;({passOrdinaryPage: pass} = await import('./ordinary-page.ts'))
})

/** What Next gets to see. */
function seen(url: string, {method = 'GET', ...headers}: Record<string, string | undefined> = {}) {
  const request = {url, method, headers} as Partial<IncomingMessage> as IncomingMessage
  const sent = new Map<string, string>()
  pass(request, {setHeader: sent.set.bind(sent)} as unknown as ServerResponse)
  return {
    url: request.url,
    isOrdinary: request.headers['x-ordinary-page'] === '1',
    rewritten: sent.get('x-nextjs-rewritten-path'),
  }
}

test.each([
  ['/', '/lt'],
  ['/en', '/en'],
  ['/naujienos', '/lt/naujienos'],
  ['/en/naujienos', '/en/naujienos'],
  ['/naujienos/%C4%85%C5%BEuolas', '/lt/naujienos/%C4%85%C5%BEuolas'],
])('%s is the page %s, without the proxy', (path, page) => {
  expect(seen(path)).toEqual({url: page, isOrdinary: true, rewritten: undefined})
  expect(seen(path, {method: 'HEAD'}).isOrdinary).toBe(true)
})

test('the router is told which page it gets', () => {
  expect(seen('/naujienos?_rsc=1k2', {rsc: '1'})).toEqual({
    url: '/lt/naujienos?_rsc=1k2',
    isOrdinary: true,
    rewritten: '/lt/naujienos',
  })
  expect(seen('/en/naujienos?_rsc=1k2', {rsc: '1'}).rewritten).toBeUndefined()
})

test.each([
  '/tokio-nera',
  '/sena',
  '/lt/naujienos',
  '/NAUJIENOS',
  '/naujienos/',
  '//naujienos',
  '/en/',
  '/api/search',
  '/rss.xml',
  '/en/rss.xml',
  '/perziura',
  '/paieska?q=kaina',
  '/en/paieska',
])('the proxy decides what %s is', (path) => {
  expect(seen(path)).toEqual({url: path, isOrdinary: false, rewritten: undefined})
})

test.each([{method: 'POST'}, {cookie: '__prerender_bypass=a'}, {cookie: 'a=b; preview=c'}])(
  'the proxy sees a request with %j',
  (request) => {
    expect(seen('/naujienos', request).isOrdinary).toBe(false)
  },
)

test('the proxy sees a request when the paths have not been loaded for a while', async () => {
  vi.advanceTimersByTime(1000)
  expect(seen('/naujienos').isOrdinary).toBe(false)
  await expect.poll(() => seen('/naujienos').isOrdinary).toBe(true)
})

test('nobody outside skips the proxy', () => {
  expect(seen('/tokio-nera', {'x-ordinary-page': '1'}).isOrdinary).toBe(false)
})
