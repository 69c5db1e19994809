import {expect, it} from 'vitest'
import {altFault} from './picked-photo.ts'

it.each([
  ['', 'altMissing'],
  ['   ', 'altMissing'],
  ['Vaikai prie laužo', undefined],
  [' '.repeat(300) + 'a'.repeat(300), undefined],
  ['a'.repeat(301), 'altTooLong'],
])('judges a description', (text, fault) => {
  expect(altFault(text)).toBe(fault)
})
