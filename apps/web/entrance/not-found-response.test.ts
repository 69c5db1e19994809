import type {Language} from '@site/schemas/languages'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {startSelfOriginServer} from '#/revalidation/testing/self-origin-server.ts'

let site: Awaited<ReturnType<typeof startSelfOriginServer>>
let notFoundResponse: (language: Language) => Promise<Response>
let status = 200
let edition = 'first'

beforeAll(async () => {
  site = await startSelfOriginServer(({url}) => ({status, body: `<h1>${url} ${edition}</h1>`}))
  ;({notFoundResponse} = await import('./not-found-response.ts'))
})

afterAll(() => site.stop())

const pageFor = async (language: Language) => (await notFoundResponse(language)).text()

test('is the page of its language with status 404', async () => {
  const response = await notFoundResponse('lt')
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await response.text()).toBe('<h1>/lt/404 first</h1>')
  expect(await pageFor('en')).toBe('<h1>/en/404 first</h1>')
})

test('renders nothing for many unknown paths at a time', async () => {
  site.requests.length = 0
  await Promise.all(Array.from({length: 200}, () => pageFor('lt')))
  expect(site.requests.length).toBeLessThanOrEqual(1)
})

test('follows what is published, and keeps the last page while none can be rendered', async () => {
  edition = 'second'
  await expect.poll(() => pageFor('lt')).toBe('<h1>/lt/404 second</h1>')
  status = 500
  site.requests.length = 0
  await expect
    .poll(async () => {
      expect(await pageFor('lt')).toBe('<h1>/lt/404 second</h1>')
      return site.requests.length
    })
    .toBeGreaterThan(1)
})
