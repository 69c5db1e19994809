import {evaluate, parse} from 'groq-js'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'

vi.mock('server-only', () => ({}))

const {fetch} = vi.hoisted(() => ({
  fetch: vi.fn<(query: string, params: Record<string, unknown>) => Promise<unknown>>(),
}))
vi.mock('./client.ts', () => ({client: {fetch}, lookupAllowance: undefined}))

const {isStudioSecret} = await import('./studio-secret.ts')

const NOW = Date.parse('2026-03-01T12:00:00Z')
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString()

const dataset = [
  {_id: 'drafts.a', _type: 'sanity.previewUrlSecret', secret: 'new', _updatedAt: ago(59)},
  {_id: 'drafts.b', _type: 'sanity.previewUrlSecret', secret: 'old', _updatedAt: ago(61)},
  {
    _id: 'sanity-preview-url-secret.share-access',
    _type: 'sanity.previewUrlShareAccess',
    secret: 'shared',
    _updatedAt: ago(1),
  },
  {_id: 'event-1', _type: 'event', secret: 'event', _updatedAt: ago(1)},
]

beforeEach(() => {
  fetch.mockImplementation(async (query, params) => {
    const value = await evaluate(parse(query, {params}), {dataset, params, timestamp: new Date(NOW)})
    return value.get()
  })
})

afterEach(() => {
  fetch.mockReset()
})

test('a secret that the Studio wrote is valid until it is too old', async () => {
  expect(await isStudioSecret('new', 60)).toBe(true)
  expect(await isStudioSecret('old', 60)).toBe(false)
  expect(await isStudioSecret('old', 3600)).toBe(true)
})

test("the secret of Sanity's own shared links, which never ends, is not valid", async () => {
  expect(await isStudioSecret('shared', 3600)).toBe(false)
  expect(await isStudioSecret('event', 3600)).toBe(false)
})

test('many who try secrets cost a few queries, and do not keep the Studio out', async () => {
  const tries = Array.from({length: 200}, (_, n) => isStudioSecret(`guess-${n}`, 3600))
  expect(await isStudioSecret('new', 60)).toBe(true)
  expect(new Set(await Promise.all(tries))).toEqual(new Set([false]))
  expect(fetch.mock.calls.length).toBeLessThan(10)
})

test('what cannot be a secret is not looked up', async () => {
  expect(await isStudioSecret('', 3600)).toBe(false)
  expect(await isStudioSecret('a'.repeat(201), 3600)).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})
