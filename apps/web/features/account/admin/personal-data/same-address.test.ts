import {expect, test} from 'vitest'
import {isAddress, isSameAddress} from './same-address.ts'

test('an address is the same whatever its case', () => {
  expect(isSameAddress('Ona@Example.test', ' ona@example.test ')).toBe(true)
  expect(isSameAddress('ona@example.test', 'ona@example.tes')).toBe(false)
})

test.each([
  ['ona@example.test', true],
  [' ona@example.test ', true],
  ['ona', false],
  ['ona ona@example.test', false],
  ['', false],
])('%j is an address: %j', (text, expected) => {
  expect(isAddress(text)).toBe(expected)
})
