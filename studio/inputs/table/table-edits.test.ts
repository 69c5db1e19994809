import {expect, test} from 'vitest'
import {cellsOf, columnsOf, eachRow, emptyRow, moved} from './table-edits.ts'

const row = (...cells: string[]) => ({_type: 'tableRow' as const, _key: cells.join(), cells})
const rows = [row('Stalas', 'Kaina', ''), row('Mažas', '£5')]

test('a table is as wide as its longest row', () => {
  expect(columnsOf(rows)).toBe(3)
  expect(columnsOf([])).toBe(0)
  expect(cellsOf(row('Mažas', '£5'), 3)).toEqual(['Mažas', '£5', ''])
  expect(emptyRow(2, 'k')).toEqual({_type: 'tableRow', _key: 'k', cells: ['', '']})
})

test('moves rows and columns', () => {
  expect(moved(rows, 0, 1)).toEqual([rows[1], rows[0]])
  expect(eachRow(rows, (cells) => moved(cells, 2, 0)).map(({cells}) => cells)).toEqual([
    ['', 'Stalas', 'Kaina'],
    ['', 'Mažas', '£5'],
  ])
})

test('changes every row alike, and fills those that are short', () => {
  const wider = eachRow(rows, (cells) => cells.toSpliced(1, 0, 'naujas'))
  expect(wider.map(({cells}) => cells)).toEqual([
    ['Stalas', 'naujas', 'Kaina', ''],
    ['Mažas', 'naujas', '£5', ''],
  ])
  expect(wider.map(({_key}) => _key)).toEqual(rows.map(({_key}) => _key))
})
