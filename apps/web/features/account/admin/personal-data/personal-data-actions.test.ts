import {expect, test} from 'vitest'
import {isAddress} from './personal-data-actions.ts'

test.each([
  ['ona@example.test', true],
  [' ona@example.test ', true],
  ['ona', false],
  ['ona ona@example.test', false],
  ['', false],
])('%j is an address: %j', (text, expected) => {
  expect(isAddress(text)).toBe(expected)
})
