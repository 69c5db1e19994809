import {expect, test} from 'vitest'
import {exponentOf, percentile, spreadOf} from './statistics.ts'

test('a percentile is one of the values, by nearest rank', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0, 0.2, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 1, 3, 5, 5])
  expect(values).toEqual([5, 1, 4, 2, 3])
})

test('a spread is least, median and most', () => {
  expect(spreadOf([30, 10, 20])).toEqual({min: 10, median: 20, max: 30})
})

test.each([
  ['as long at every size', [5, 5, 5, 5], 0],
  ['twice as long at twice the size', [3, 6, 12, 24], 1],
  ['four times as long at twice the size', [1, 4, 16, 64], 2],
])('what takes %s', (_, times, exponent) => {
  expect(exponentOf([1, 2, 4, 8], times)).toBeCloseTo(exponent)
})
