import {expect, test} from 'vitest'
import {britishPostcode} from './declarant.ts'

test.each([
  ['cf10 1aa', 'CF10 1AA'],
  ['CF101AA', 'CF10 1AA'],
  [' m1-1ae ', 'M1 1AE'],
  ['sw1a\u00a02aa', 'SW1A 2AA'],
  ['W1A0AX', 'W1A 0AX'],
  ['LT-01103', null],
  ['', null],
  ['CF10', null],
  ['CF10 1A', null],
])('%j is %j', (typed, postcode) => {
  expect(britishPostcode(typed)).toBe(postcode)
})
