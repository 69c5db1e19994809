import {expect, test} from 'vitest'
import {parseDuration} from './ban-duration.ts'

test.each([
  ['0', 0],
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['-1m', -60_000],
  ['+300ms', 300],
  ['876000h', 3_153_600_000_000],
])('%s is %i ms', (text, ms) => expect(parseDuration(text)).toBe(ms))

test.each(['', '1', 'h', '1d', '1h 30m', '1e3h', '.h', 'none', '9999999h', '1'.repeat(400) + 'h'])(
  '%s is no duration',
  (text) => expect(parseDuration(text)).toBeUndefined(),
)
