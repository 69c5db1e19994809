import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {makeCounterStore} from './counter-store.ts'
import type {Counters} from './load-counters.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function storeOf(counters: Record<string, Counters>) {
  const asked: string[][] = []
  let isDown = false
  const store = makeCounterStore(async (keys) => {
    asked.push(keys)
    if (isDown) return {ok: false, error: 'unavailable'}
    return {ok: true, data: new Map(keys.map((key) => [key, counters[key] ?? {likes: 0, comments: 0}]))}
  })
  return {store, asked, setDown: (down: boolean) => (isDown = down)}
}

it('asks once for all cards of the page', async () => {
  const {store, asked} = storeOf({a: {likes: 3, comments: 2}})
  const tell = vi.fn<() => void>()
  for (const key of ['a', 'b', 'c']) store.subscribe(key, tell)
  expect(asked).toEqual([])
  store.want()
  store.want()
  await vi.advanceTimersByTimeAsync(0)
  store.want()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([['a', 'b', 'c']])
  expect(tell).toHaveBeenCalledTimes(3)
  expect(store.get('a')).toEqual({likes: 3, comments: 2})
  expect(store.get('b')).toEqual({likes: 0, comments: 0})
})

it('asks for a card that comes later, and anew for one that comes back', async () => {
  const {store, asked} = storeOf({})
  const leave = store.subscribe('a', () => undefined)
  store.want()
  await vi.advanceTimersByTimeAsync(0)
  store.subscribe('b', () => undefined)
  store.want()
  await vi.advanceTimersByTimeAsync(0)
  leave()
  store.subscribe('a', () => undefined)
  store.want()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([['a'], ['b'], ['a']])
})

it('tries again after a failure', async () => {
  const {store, asked, setDown} = storeOf({a: {likes: 1, comments: 0}})
  setDown(true)
  store.subscribe('a', () => undefined)
  store.want()
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.get('a')).toBeUndefined()
  setDown(false)
  await vi.advanceTimersByTimeAsync(1500)
  expect(store.get('a')).toEqual({likes: 1, comments: 0})
  expect(asked).toHaveLength(2)
})
