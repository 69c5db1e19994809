import {expect, test, vi} from 'vitest'
import {createTransformCache} from './transform-cache.ts'

const bytes = (size: number) => vi.fn<() => Promise<Uint8Array>>(async () => new Uint8Array(size))

test('creates a value once for simultaneous and later requests', async () => {
  const cached = createTransformCache()
  const make = bytes(10)
  const [first, second] = await Promise.all([cached('a', make), cached('a', make)])
  expect(second).toBe(first)
  expect(await cached('a', make)).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
})

test('evicts the least recently used value beyond its limit', async () => {
  const cached = createTransformCache(25)
  const [a, b, c] = [bytes(10), bytes(10), bytes(10)]
  await cached('a', a)
  await cached('b', b)
  await cached('a', a)
  await cached('c', c)
  await cached('a', a)
  await cached('b', b)
  expect([a, b, c].map(({mock}) => mock.calls.length)).toEqual([1, 2, 1])
})

test('retries after a failure', async () => {
  const cached = createTransformCache()
  await expect(cached('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cached('a', bytes(3))).toHaveLength(3)
})
