import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {failure, success} from '#/supabase/query.ts'
import {type Counts, createCountStore} from './likes-count-queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function storeOf(counts: Record<string, Counts>) {
  const loaded: string[][] = []
  let isDown = false
  const store = createCountStore(async (keys) => {
    loaded.push(keys)
    if (isDown) return failure('unavailable')
    return success(new Map(keys.map((key) => [key, counts[key] ?? {likes: 0, comments: 0}])))
  })
  return {store, loaded, setDown: (down: boolean) => (isDown = down)}
}

test('loads all cards of the page in one request', async () => {
  const {store, loaded} = storeOf({a: {likes: 3, comments: 2}})
  const listener = vi.fn<() => void>()
  for (const key of ['a', 'b', 'c']) store.subscribe(key, listener)
  expect(loaded).toEqual([])
  store.request()
  store.request()
  await vi.advanceTimersByTimeAsync(0)
  store.request()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(loaded).toEqual([['a', 'b', 'c']])
  expect(listener).toHaveBeenCalledTimes(3)
  expect(store.get('a')).toEqual({likes: 3, comments: 2})
  expect(store.get('b')).toEqual({likes: 0, comments: 0})
})

test('loads a card that is added later, and reloads one that returns', async () => {
  const {store, loaded} = storeOf({})
  const leave = store.subscribe('a', () => undefined)
  store.request()
  await vi.advanceTimersByTimeAsync(0)
  store.subscribe('b', () => undefined)
  store.request()
  await vi.advanceTimersByTimeAsync(0)
  leave()
  store.subscribe('a', () => undefined)
  store.request()
  await vi.advanceTimersByTimeAsync(0)
  expect(loaded).toEqual([['a'], ['b'], ['a']])
})

test('retries after a failure', async () => {
  const {store, loaded, setDown} = storeOf({a: {likes: 1, comments: 0}})
  setDown(true)
  store.subscribe('a', () => undefined)
  store.request()
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.get('a')).toBeUndefined()
  setDown(false)
  await vi.advanceTimersByTimeAsync(1500)
  expect(store.get('a')).toEqual({likes: 1, comments: 0})
  expect(loaded).toHaveLength(2)
})
