import {expect, test} from 'vitest'
import {altError} from './picked-photo.ts'

test.each([
  ['', 'altMissing'],
  ['   ', 'altMissing'],
  ['Vaikai prie laužo', undefined],
  [' '.repeat(300) + 'a'.repeat(300), undefined],
  ['a'.repeat(301), 'altTooLong'],
])('the alt text %j has the error %s', (text, error) => {
  expect(altError(text)).toBe(error)
})
