import {expect, test} from 'vitest'
import {sendingTime} from './sending-time.ts'

test.each([
  [0, 1, 'minutes'],
  [60, 1, 'minutes'],
  [61, 2, 'minutes'],
  [3600, 60, 'minutes'],
  [3601, 2, 'hours'],
  [86_400, 24, 'hours'],
  [86_401, 2, 'days'],
] as const)('%i seconds are %i %s', (seconds, count, unit) => {
  expect(sendingTime(seconds)).toEqual({unit, count})
})
