import {expect, test} from 'vitest'
import {percentile, spreadOf} from './statistics.ts'

test('a percentile is one of the values, by nearest rank', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0, 0.2, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 1, 3, 5, 5])
  expect(values).toEqual([5, 1, 4, 2, 3])
})

test('a spread is least, median and most', () => {
  expect(spreadOf([30, 10, 20])).toEqual({min: 10, median: 20, max: 30})
})
