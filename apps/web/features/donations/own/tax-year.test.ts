import {expect, test} from 'vitest'
import {taxYearOf} from './tax-year.ts'

test.each([
  ['2026-04-05T22:59:59Z', 2025],
  // In London it is already the sixth.
  ['2026-04-05T23:00:00Z', 2026],
  ['2026-12-31T23:59:59Z', 2026],
  ['2027-01-01T00:00:00+00:00', 2026],
])('%s is in the tax year that began in %i', (instant, year) => {
  expect(taxYearOf(instant)).toEqual({year, first: `${year}-04-06`, last: `${year + 1}-04-05`})
})
