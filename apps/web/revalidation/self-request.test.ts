import type {Socket} from 'node:net'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {startSelfOriginServer} from './testing/self-origin-server.ts'

let site: Awaited<ReturnType<typeof startSelfOriginServer>>
let warm: (path: string) => Promise<void>
let fetchFresh: (path: string) => Promise<Response>
let stale = 0
let staleBody = 'old'
const connections = new Set<Socket>()

beforeAll(async () => {
  site = await startSelfOriginServer(({socket}) => {
    connections.add(socket)
    const isStale = stale-- > 0
    return {headers: {'x-nextjs-cache': isStale ? 'STALE' : 'HIT'}, body: isStale ? staleBody : 'new'}
  })
  ;({warm, fetchFresh} = await import('./self-request.ts'))
})

beforeEach(() => {
  site.requests.length = 0
})

afterAll(() => site.stop())

test('requests a page until it is no longer stale', async () => {
  stale = 3
  await warm('/naujienos')
  expect(site.requests).toEqual(Array.from({length: 4}, () => 'HEAD /naujienos'))
})

test('returns the first response that is not stale', async () => {
  stale = 1
  expect(await (await fetchFresh('/api/addresses')).text()).toBe('new')
  expect(site.requests).toEqual(['GET /api/addresses', 'GET /api/addresses'])
})

test('holds no connection open for long stale responses', async () => {
  staleBody = 'old'.repeat(100_000)
  stale = 10
  connections.clear()
  await fetchFresh('/api/addresses')
  expect(connections.size).toBeLessThan(3)
})
