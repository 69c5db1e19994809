import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

async function clockOf(SITE_CLOCK: string) {
  vi.resetModules()
  stubSiteEnv({SITE_CLOCK})
  return import('./now.ts')
}

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2026-09-23T08:00:00Z'), toFake: ['Date']})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('starts at SITE_CLOCK and runs on', async () => {
  const {now} = await clockOf('2025-11-15T12:00:00+00:00')
  expect(now()).toEqual(new Date('2025-11-15T12:00:00Z'))
  vi.setSystemTime(new Date('2026-09-23T09:30:00Z'))
  expect(now()).toEqual(new Date('2025-11-15T13:30:00Z'))
})

test('is the real time if SITE_CLOCK is empty', async () => {
  const {now} = await clockOf('')
  expect(now()).toEqual(new Date('2026-09-23T08:00:00Z'))
})

test('an invalid SITE_CLOCK is an error that names it', async () => {
  await expect(clockOf('lapkritis')).rejects.toThrow('SITE_CLOCK: an ISO time such as')
})
