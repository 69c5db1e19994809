import {expect, test} from 'vitest'
import {optionalPhoneNumber, phoneNumber} from './phone-number.ts'

test('a number becomes E.164, and is a valid number again', () => {
  expect(phoneNumber.parse(' (029) 2018-0000 ')).toBe('+442920180000')
  expect(optionalPhoneNumber.parse('8 612 34567')).toBe('+37061234567')
  expect(phoneNumber.parse(phoneNumber.parse('029 2018 0000'))).toBe('+442920180000')
})

test.each([
  ['', 'required'],
  [' \n\u200b', 'required'],
  ['12345', 'phoneInvalid'],
  ['07700 900123 vakare', 'phoneInvalid'],
])('%j is %s', (typed, code) => {
  expect(phoneNumber.safeParse(typed).error?.issues).toMatchObject([{message: code}])
})

test.each([undefined, null, '', ' \t '])('an optional number may be %j', (typed) => {
  expect(optionalPhoneNumber.parse(typed)).toBeNull()
})
