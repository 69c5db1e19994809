import {expect, test} from 'vitest'
import {withRunningClock} from './service-env.ts'

test('a service that starts later has the clock of the others', () => {
  const env = {SITE_CLOCK: '2025-11-15T12:00:00Z', SITE_URL: 'http://localhost:3000'}
  expect(withRunningClock(env, 90_000)).toEqual({...env, SITE_CLOCK: '2025-11-15T12:01:30.000Z'})
})

test('without a clock of its own, the stack has the real one', () => {
  expect([withRunningClock({}, 1), withRunningClock({SITE_CLOCK: ''}, 1)]).toEqual([{}, {SITE_CLOCK: ''}])
})
