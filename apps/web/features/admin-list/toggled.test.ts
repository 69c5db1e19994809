import {expect, test} from 'vitest'
import {toggled} from './toggled.ts'

test('an item is there once when ticked, and gone when not', () => {
  expect(toggled(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
  expect(toggled(['a'], 'b', true)).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a', false)).toEqual(['b'])
})
