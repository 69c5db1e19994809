import {expect, test} from 'vitest'
import {numberAsTyped} from './search-source.ts'

test.each([
  ['+44 1632 960 123', ['441632960123', '01632960123', '960123']],
  ['01632 960123', ['01632960123', '960123']],
  ['00-00-00', ['000000']],
  [null, []],
])('%s may be typed as %j', (number, typed) => {
  expect(numberAsTyped(number)).toEqual(typed)
})
