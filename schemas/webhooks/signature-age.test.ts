import {expect, test} from 'vitest'
import {isSignedRecently} from './signature-age.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['at once', 0, true],
  ['5 minutes later', -300_000, true],
  ['more than 5 minutes later', -300_001, false],
  ['by a clock that is a minute ahead', 60_000, true],
  ['by a clock that is further ahead', 60_001, false],
  ['at no time', Number.NaN, false],
])('a webhook signed %s', (_, difference, expected) => {
  expect(isSignedRecently(now + difference, now)).toBe(expected)
})
