import {expect, test} from 'vitest'
import {columnWidths, galleryRows} from './gallery-rows.ts'

test.each([
  [0, []],
  [1, [1]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [7, [3, 2, 2]],
  [10, [3, 2, 3, 2]],
])('%i pictures make rows of %j', (count, lengths) => {
  const items = Array.from({length: count}, (_, index) => index)
  const rows = galleryRows(items)
  expect(rows.map((row) => row.length)).toEqual(lengths)
  expect(rows.flat()).toEqual(items)
})

test('two pictures in a row have the same height', () => {
  const [left = 0, right = 0] = columnWidths([1.5, 0.75])
  expect(left / 1.5).toBeCloseTo(right / 0.75)
})

test('one picture is as high as the two beside it together', () => {
  const [left = 0, right = 0] = columnWidths([2, 1.5, 1])
  expect(left / 2).toBeCloseTo(right / 1.5 + right / 1)
})
