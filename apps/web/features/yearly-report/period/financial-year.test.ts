import {expect, test} from 'vitest'
import {financialYear, presentYear, yearLabel} from './financial-year.ts'

test.each([
  [2026, 1, '2026-01-01', '2026-12-31', '2026'],
  [2026, 4, '2026-04-01', '2027-03-31', '2026/27'],
  [2027, 3, '2027-03-01', '2028-02-29', '2027/28'],
  [2099, 12, '2099-12-01', '2100-11-30', '2099/00'],
])('the year of %i from month %i', (year, begins, first, last, label) => {
  expect(financialYear(year, begins)).toEqual({year, begins, first, last})
  expect(yearLabel(year, begins)).toBe(label)
})

test.each([
  ['2026-03-31', 4, 2025],
  ['2026-04-01', 4, 2026],
  ['2026-12-31', 1, 2026],
])('on %s, of years that begin in month %i, it is that of %i', (today, begins, year) => {
  expect(presentYear(today, begins)).toBe(year)
})
