import {beforeEach, expect, test, vi} from 'vitest'
import {takeForAll} from './shared-allowance.ts'

const numbers = new Map<string, number>()
let isDown = false

const change = (key: string, by: number) => {
  numbers.set(key, (numbers.get(key) ?? 0) + by)
  return numbers.get(key)
}
const client = {
  incrBy: async (key: string, by: number) => change(key, by),
  decrBy: async (key: string, by: number) => change(key, -by),
  set: async (key: string, value: number) => numbers.set(key, value),
}

vi.mock('./redis.ts', () => ({
  askRedis: async (ask: (answering: typeof client) => Promise<unknown>) =>
    isDown ? undefined : await ask(client),
}))

const MINUTE_MS = 60_000
const take = (name = 'photo') => takeForAll(name, {atOnce: 3, everyMs: MINUTE_MS})

async function takeMany(count: number) {
  const taken = []
  for (let n = 0; n < count; n++) taken.push(await take())
  return taken
}

beforeEach(() => {
  numbers.clear()
  isDown = false
  vi.useFakeTimers({now: 100 * MINUTE_MS, toFake: ['Date']})
})

test('so many at once, then one a minute, and what is refused costs nothing', async () => {
  expect(await takeMany(6)).toEqual([true, true, true, false, false, false])
  vi.advanceTimersByTime(MINUTE_MS)
  expect(await takeMany(2)).toEqual([true, false])
})

test('after a long time no more than so many at once', async () => {
  await takeMany(3)
  vi.advanceTimersByTime(1000 * MINUTE_MS)
  expect(await takeMany(4)).toEqual([true, true, true, false])
})

test('each has its own', async () => {
  await takeMany(4)
  expect(await take('studio-secret')).toBe(true)
})

test('without Redis nothing is known of others', async () => {
  isDown = true
  expect(await take()).toBeUndefined()
})
