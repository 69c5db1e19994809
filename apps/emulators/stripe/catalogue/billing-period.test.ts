import {expect, test} from 'vitest'
import {periodAfter, type Interval} from './billing-period.ts'

const at = (day: string) => Date.parse(`${day}T10:30:00Z`) / 1000

/** The days on which the first periods end. */
function endsOf(day: string, interval: Interval, count: number) {
  const ends: string[] = []
  let start = at(day)
  while (ends.length < count) {
    start = periodAfter(at(day), start, interval).end
    ends.push(new Date(start * 1000).toISOString().slice(0, 10))
  }
  expect(start % 86_400).toBe(at(day) % 86_400)
  return ends
}

test.each([
  ['2026-01-31', 'month', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['2028-01-30', 'month', ['2028-02-29', '2028-03-30']],
  ['2026-11-15', 'month', ['2026-12-15', '2027-01-15']],
  ['2028-02-29', 'year', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
] as const)('periods from %s by the %s', (day, interval, ends) => {
  expect(endsOf(day, interval, ends.length)).toEqual(ends)
})
