import {expect, test} from 'vitest'
import {stepOf} from './move-between-cells.ts'

const at = (start: number, end = start) => ({start, end})
const inText = {shiftKey: false, length: 5}

test.for([
  ['Enter', at(2), {rows: 1, columns: 0}],
  ['ArrowUp', at(0), {rows: -1, columns: 0}],
  ['ArrowDown', at(5), {rows: 1, columns: 0}],
  ['ArrowLeft', at(0), {rows: 0, columns: -1}],
  ['ArrowRight', at(5), {rows: 0, columns: 1}],
] as const)('%s with the caret at %j leaves the cell', ([key, selection, step]) => {
  expect(stepOf({...inText, key, selection})).toEqual(step)
})

test.for([
  ['ArrowUp', at(3)],
  ['ArrowDown', at(3)],
  ['ArrowLeft', at(1)],
  ['ArrowRight', at(4)],
  ['ArrowRight', at(0, 5)],
  ['a', at(5)],
  ['Tab', at(5)],
] as const)('%s with the caret at %j stays in it', ([key, selection]) => {
  expect(stepOf({...inText, key, selection})).toBeUndefined()
})

test('Shift turns Enter around and lets arrows select', () => {
  expect(stepOf({...inText, key: 'Enter', shiftKey: true, selection: at(2)})).toEqual({rows: -1, columns: 0})
  expect(stepOf({...inText, key: 'ArrowRight', shiftKey: true, selection: at(5)})).toBeUndefined()
})
