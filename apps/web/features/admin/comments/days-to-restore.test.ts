import {expect, test} from 'vitest'
import {daysToRestore} from './days-to-restore.ts'

test.each([
  ['2026-03-01T12:00:00Z', 7],
  ['2026-03-01T12:00:01Z', 7],
  ['2026-03-02T12:00:00Z', 6],
  ['2026-03-08T11:59:59Z', 1],
  ['2026-03-08T12:00:00Z', 0],
  ['2026-04-01T12:00:00Z', 0],
])('at %s, %i days are left of what was deleted at noon on 1 March', (now, days) => {
  expect(daysToRestore('2026-03-01T12:00:00+00:00', Date.parse(now))).toBe(days)
})
