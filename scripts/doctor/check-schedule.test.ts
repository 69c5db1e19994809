import {expect, test} from 'vitest'
import {intervalOf} from './check-schedule.ts'

test.each([
  ['10 seconds', 10],
  ['1 second', 1],
  ['* * * * *', 60],
  ['*/10 * * * *', 600],
  ['7 * * * *', 3600],
  ['30 4 * * *', 86_400],
  ['0 0 1 * *', 86_400],
  ['0,30 * * * *', undefined],
  ['@hourly', undefined],
])('%s', (schedule, seconds) => expect(intervalOf(schedule)).toBe(seconds))
