import {expect, test, vi} from 'vitest'
import {createTransformCache} from './transform-cache.ts'

const client = () => new AbortController().signal

const bytes = (size: number) => vi.fn<() => Promise<Uint8Array>>(async () => new Uint8Array(size))

test('creates a value once for simultaneous and later requests', async () => {
  const cached = createTransformCache()
  const make = bytes(10)
  const [first, second] = await Promise.all([cached('a', make, client()), cached('a', make, client())])
  expect(second).toBe(first)
  expect(await cached('a', make, client())).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
})

test('evicts the least recently used value beyond its limit', async () => {
  const cached = createTransformCache(25)
  const [a, b, c] = [bytes(10), bytes(10), bytes(10)]
  await cached('a', a, client())
  await cached('b', b, client())
  await cached('a', a, client())
  await cached('c', c, client())
  await cached('a', a, client())
  await cached('b', b, client())
  expect([a, b, c].map(({mock}) => mock.calls.length)).toEqual([1, 2, 1])
})

test('retries after a failure', async () => {
  const cached = createTransformCache()
  await expect(cached('a', () => Promise.reject(new Error('broken')), client())).rejects.toThrow('broken')
  expect(await cached('a', bytes(3), client())).toHaveLength(3)
})

test('creates nothing for clients that have left', async () => {
  const cached = createTransformCache()
  const made = Promise.withResolvers<Uint8Array>()
  const signals: AbortSignal[] = []
  const make = (unwanted: AbortSignal) => {
    signals.push(unwanted)
    return made.promise
  }
  const [one, other] = [new AbortController(), new AbortController()]
  const requests = [cached('a', make, one.signal), cached('a', make, other.signal)]
  one.abort()
  await expect(requests[0]).rejects.toMatchObject({status: 499})
  expect(signals.map(({aborted}) => aborted)).toEqual([false])
  other.abort()
  await expect(requests[1]).rejects.toMatchObject({status: 499})
  expect(signals.map(({aborted}) => aborted)).toEqual([true])
  made.resolve(new Uint8Array(3))
  expect(await cached('a', bytes(4), client())).toHaveLength(4)
})
