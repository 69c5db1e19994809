import {expect, test} from 'vitest'
import {formatPounds, readTypedPounds} from './typed-pounds.ts'

test.for([
  ['7,50', 7.5],
  ['7.50', 7.5],
  ['£7,50', 7.5],
  ['£7.5', 7.5],
  ['7,50 £', 7.5],
  ['7 svarai', 7],
  ['7 sv.', 7],
  ['GBP 12', 12],
  ['50p', 0.5],
  ['0', 0],
  ['750', 750],
  ['1 250', 1250],
  ['1,250', 1250],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1 250,50', 1250.5],
  ['36’000', 36000],
] as const)('„%s“ is %d pounds', ([typed, pounds]) => {
  expect(readTypedPounds(typed)).toBe(pounds)
})

test.for(['', 'dešimt', '7,5,0', '7.505', '1.250', '-5', '7–9', '£', '1,25,000', '7.50.', '€7', '12,5000'])(
  '„%s“ is not understood',
  (typed) => expect(readTypedPounds(typed)).toBeNull(),
)

test('sums are written with a comma between thousands and with both digits of the pence', () => {
  expect([7.5, 7, 0, 1250.5, 36000].map(formatPounds)).toEqual(['£7.50', '£7', '£0', '£1,250.50', '£36,000'])
})
