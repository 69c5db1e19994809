import {beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type * as SharedTimes from './shared-times.ts'

type Member = {value: string; score: number}

/** Sorted sets as Redis keeps them, as far as they are used. */
const sets = new Map<string, Map<string, number>>()
let isDown = false
let build = ''

const setOf = (key: string) => {
  const set = sets.get(key) ?? new Map<string, number>()
  sets.set(key, set)
  return set
}
const timesOf = (id: string) => setOf(`site:${id}:times`)

const client = {
  zRangeWithScores: async (key: string) =>
    [...setOf(key)].map(([value, score]) => ({value: Buffer.from(value), score})),
  zRangeByScore: async (key: string, from: number) =>
    [...setOf(key)].flatMap(([value, score]) => (score >= from ? [Buffer.from(value)] : [])),
  multi: () => {
    const transaction = {
      zAdd(key: string, added: Member | Member[]) {
        const set = setOf(key)
        for (const {value, score} of [added].flat()) set.set(value, Math.max(score, set.get(value) ?? 0))
        return transaction
      },
      zRemRangeByScore(key: string, _: number, to: number) {
        for (const [value, score] of setOf(key)) if (score <= to) setOf(key).delete(value)
        return transaction
      },
      expire: () => transaction,
      exec: async () => [],
    }
    return transaction
  },
}

vi.mock('./build-id.ts', () => ({buildId: () => build}))
vi.mock('./redis.ts', () => ({
  askRedis: async (ask: (answering: typeof client) => Promise<unknown>) =>
    isDown ? undefined : await ask(client),
}))

type Times = typeof SharedTimes

let times: Times

beforeEach(async () => {
  stubSiteEnv({REDIS_URL: 'redis://localhost'})
  vi.useFakeTimers({now: 1_000_000, toFake: ['Date']})
  sets.clear()
  isDown = false
  build = 'a'
  times = await anotherInstance()
})

async function anotherInstance(): Promise<Times> {
  vi.resetModules()
  return await import('./shared-times.ts')
}

const expiredIn = (own: Map<string, {expired?: number}>) =>
  Object.fromEntries([...own].map(([tag, {expired}]) => [tag, expired]))

test('an instance learns what others have expired, and they what it has', async () => {
  const own = new Map([['event', {expired: 5}]])
  await times.exchangeExpiryTimes(own)
  const others = await anotherInstance()
  expect(await others.shareExpiryTimes(new Map([['newsItem', 7]]))).toBe(true)
  const theirs = new Map()
  await others.exchangeExpiryTimes(theirs)
  vi.advanceTimersByTime(100)
  await times.exchangeExpiryTimes(own)
  expect([expiredIn(own), expiredIn(theirs)]).toEqual([
    {event: 5, newsItem: 7},
    {event: 5, newsItem: 7},
  ])
})

test('the later time counts, here and there, and what else is known of a tag stays', async () => {
  await times.shareExpiryTimes(new Map([['event', 9]]))
  await times.shareExpiryTimes(new Map([['event', 6]]))
  const own = new Map([
    ['event', {expired: 8, stale: 3}],
    ['school', {expired: 4, stale: 4}],
  ])
  await times.exchangeExpiryTimes(own)
  expect(own.get('event')).toEqual({expired: 9, stale: 3})
  expect(own.get('school')).toEqual({expired: 4, stale: 4})
  expect(Object.fromEntries(timesOf('a'))).toMatchObject({'tag:event': 9, 'tag:school': 4})
})

test('Redis is asked at most ten times a second', async () => {
  const own = new Map<string, {expired?: number}>()
  await times.exchangeExpiryTimes(own)
  await times.shareExpiryTimes(new Map([['event', 9]]))
  vi.advanceTimersByTime(99)
  await times.exchangeExpiryTimes(own)
  expect(own.size).toBe(0)
  vi.advanceTimersByTime(1)
  await times.exchangeExpiryTimes(own)
  expect(expiredIn(own)).toEqual({event: 9})
})

test('without Redis nobody is told, and what was expired is told once it is back', async () => {
  isDown = true
  const own = new Map([['event', {expired: 5}]])
  expect(await times.shareExpiryTimes(new Map([['event', 5]]))).toBe(false)
  await times.exchangeExpiryTimes(own)
  expect(times.sharedGeneration()).toBeUndefined()
  isDown = false
  vi.advanceTimersByTime(100)
  await times.exchangeExpiryTimes(own)
  expect(timesOf('a').get('tag:event')).toBe(5)
})

test('all have one generation, and another once Redis has lost the times', async () => {
  await times.exchangeExpiryTimes(new Map())
  const first = times.sharedGeneration()
  const others = await anotherInstance()
  vi.advanceTimersByTime(100)
  await others.exchangeExpiryTimes(new Map())
  expect([typeof first, others.sharedGeneration()]).toEqual(['number', first])
  sets.clear()
  vi.advanceTimersByTime(100)
  await times.exchangeExpiryTimes(new Map())
  expect(times.sharedGeneration()).not.toBe(first)
})

test('the time at which the content was read is known to all', async () => {
  expect(await times.contentReadAt()).toBeUndefined()
  await times.shareContentReadAt(42)
  expect(await (await anotherInstance()).contentReadAt()).toBe(42)
})

test('a publication is told to all builds that run, not to those of yesterday, and the rest stays apart', async () => {
  for (const each of ['old', 'b', 'a']) {
    build = each
    await (await anotherInstance()).shareContentReadAt(1)
    if (each === 'old') vi.advanceTimersByTime(24 * 3_600_000 + 1)
  }
  await times.shareExpiryTimes(new Map([['event', 9]]))
  const told = ['old', 'b', 'a'].map((each) => timesOf(each).get('tag:event'))
  expect(told).toEqual([undefined, 9, 9])
  await times.exchangeExpiryTimes(new Map([['rendered-state-event', {expired: 9}]]))
  expect([...timesOf('b').keys()]).toEqual(['content-read', 'tag:event'])
})

test('without REDIS_URL there is nobody to tell', async () => {
  stubSiteEnv({REDIS_URL: ''})
  const alone = await anotherInstance()
  expect(await alone.shareExpiryTimes(new Map([['event', 5]]))).toBe(true)
  expect(sets.size).toBe(0)
})
