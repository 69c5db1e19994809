import {afterEach, beforeEach, expect, test, vi} from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a function that starts later begins at a later time of the site’s clock', async () => {
  const {withRunningClock} = await import('./env.ts')
  const variables = {SITE_CLOCK: '2025-11-15T12:00:00Z', SITE_URL: 'http://localhost:3000'}
  expect(withRunningClock(variables)).toEqual({...variables, SITE_CLOCK: '2025-11-15T12:00:00.000Z'})
  vi.advanceTimersByTime(3_600_000)
  expect(withRunningClock(variables)).toEqual({...variables, SITE_CLOCK: '2025-11-15T13:00:00.000Z'})
})

test.each([{}, {SITE_CLOCK: ''}, {SITE_CLOCK: 'yesterday'}])(
  '%j is passed on as it is',
  async (variables) => {
    const {withRunningClock} = await import('./env.ts')
    expect(withRunningClock(variables)).toEqual(variables)
  },
)
