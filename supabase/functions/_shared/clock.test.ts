import {afterEach, beforeEach, expect, test, vi} from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({now: new Date('2026-11-22T06:00:00Z')})
})
afterEach(() => {
  vi.useRealTimers()
})

test('starts at SITE_CLOCK and runs on', async () => {
  const {now} = await import('./clock.ts')
  const env = {SITE_CLOCK: '2025-11-15T12:00:00Z'}
  expect(now(env)).toEqual(new Date('2025-11-15T12:00:00Z'))
  vi.advanceTimersByTime(90_000)
  expect(now(env)).toEqual(new Date('2025-11-15T12:01:30Z'))
})

test('is the real time without SITE_CLOCK', async () => {
  const {now} = await import('./clock.ts')
  expect(now({})).toEqual(new Date('2026-11-22T06:00:00Z'))
})
