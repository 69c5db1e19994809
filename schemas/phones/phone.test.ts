import {expect, test} from 'vitest'
import {noPhones, phoneExamples} from './phone-examples.ts'
import {readablePhone, toE164} from './phone.ts'

test.each(phoneExamples)('%j is %s', (typed, number) => {
  expect(toE164(typed)).toBe(number)
})

test.each(noPhones)('%j is no phone number', (typed) => {
  expect(toE164(typed)).toBeUndefined()
})

test.each([
  ['+447700900123', '+44 7700 900123'],
  ['+442920180000', '+44 29 2018 0000'],
  ['+441134960000', '+44 113 496 0000'],
  ['+441792654321', '+44 1792 654321'],
  ['+44179265432', '+44 1792 65432'],
  ['+443330000000', '+44 333 000 0000'],
  ['+37061234567', '+370 612 34567'],
  ['+37052123456', '+370 5 212 3456'],
  ['+37037123456', '+370 37 123 456'],
  ['+48601234567', '+48 601 234 567'],
  ['+353851234567', '+353 851 234 567'],
  ['+12015550123', '+1 201 555 0123'],
])('%s is read as %s', (number, readable) => {
  expect(readablePhone(number)).toBe(readable)
})

test('what is shown is understood again', () => {
  for (const [, number] of phoneExamples) expect(toE164(readablePhone(number))).toBe(number)
})

test('what is no number is shown as it is', () => {
  expect(readablePhone('20180000')).toBe('20180000')
})
