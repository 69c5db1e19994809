import {expect, test} from 'vitest'
import {IntervalLimit, TokenBuckets} from './rate-limits.ts'

const times = <Value>(count: number, run: () => Value) => Array.from({length: count}, run)

test('a bucket gives 30 at once, then as many as it is refilled with, to each key for itself', () => {
  const buckets = new TokenBuckets(0.5)
  expect(times(31, () => buckets.take('one', 0)).filter(Boolean)).toHaveLength(30)
  expect(buckets.take('other', 0)).toBe(true)
  expect(times(3, () => buckets.take('one', 4000))).toEqual([true, true, false])
  expect(times(40, () => buckets.take('one', 3_600_000)).filter(Boolean)).toHaveLength(30)
})

test('full buckets are forgotten when there are many', () => {
  const buckets = new TokenBuckets(1)
  for (let n = 0; n < 10_001; n++) buckets.take(`key ${n}`, n)
  expect(times(30, () => buckets.take('key 10000', 10_000)).filter(Boolean)).toHaveLength(29)
})

test('an interval allows a number of events, and the next one again', () => {
  const limit = new IntervalLimit(2, 1000, 0)
  expect([limit.take(1), limit.take(500), limit.take(999)]).toEqual([true, true, false])
  expect([limit.take(2500), limit.take(2600), limit.take(2999), limit.take(3000)]).toEqual([
    true,
    true,
    false,
    true,
  ])
})
