import {expect, test} from 'vitest'
import {galleryRows, rowLayout} from './gallery-rows.ts'

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

const [landscape, portrait, phone] = [3 / 2, 3 / 4, 9 / 16]

/** Heights of the row's columns, as shares of the gallery's width. */
function heights(ratios: number[]) {
  const {columns, isStacked} = rowLayout(ratios)
  const [first = 1, second = 1, third = 1] = ratios
  const inColumns = isStacked ? [first, 1 / (1 / second + 1 / third)] : ratios
  return columns.map((width, place) => width / (inColumns[place] ?? 1))
}

test.each([
  [[landscape]],
  [[phone]],
  [[landscape, portrait]],
  [[phone, phone]],
  [[2, landscape, 1]],
  [[landscape, portrait, phone]],
  [[phone, phone, phone]],
])('the columns of %j are equally high, and no higher than a window', (ratios) => {
  const [height = 0, ...others] = heights(ratios)
  for (const other of others) expect(other).toBeCloseTo(height)
  expect(height).toBeLessThanOrEqual(1 / 1.4)
})

test.each([
  [[landscape, landscape, landscape], true],
  [[portrait, landscape, landscape], true],
  [[phone, landscape, 2], true],
  [[landscape, portrait, portrait], false],
  [[portrait, portrait, portrait], false],
  [[phone, phone, phone], false],
])('of %j, the last two are stacked: %j', (ratios, isStacked) => {
  expect(rowLayout(ratios).isStacked).toBe(isStacked)
})

test('a row of wide pictures fills the width, an upright one leaves some of it', () => {
  const filled = ({columns}: {columns: number[]}) => columns.reduce((sum, share) => sum + share, 0)
  expect(filled(rowLayout([landscape, portrait]))).toBeCloseTo(1)
  expect(filled(rowLayout([phone]))).toBeCloseTo(phone / 1.4)
})
