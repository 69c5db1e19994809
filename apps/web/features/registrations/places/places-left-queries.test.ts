import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {failure, success} from '#/supabase/query.ts'
import {createPlaceLookup} from './places-left-queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('events of a page share a request, later ones have their own', async () => {
  const asked: string[][] = []
  const placesLeftOf = createPlaceLookup(async (keys) => {
    asked.push(keys)
    return success({a: 0, b: 3, c: null})
  })
  const answers = Promise.all([...'abacd'].map(placesLeftOf))
  await vi.advanceTimersByTimeAsync(100)
  expect(await answers).toEqual([0, 3, 0, undefined, undefined])
  const later = placesLeftOf('b')
  await vi.advanceTimersByTimeAsync(100)
  expect(await later).toBe(3)
  expect(asked).toEqual([['a', 'b', 'c', 'd'], ['b']])
})

test('without an answer nothing is known', async () => {
  const placesLeftOf = createPlaceLookup(async () => failure('unavailable'))
  const answer = placesLeftOf('a')
  await vi.advanceTimersByTimeAsync(100)
  expect(await answer).toBeUndefined()
})
