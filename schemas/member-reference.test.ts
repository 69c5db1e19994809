import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {isMemberReference, memberReferencesIn} from './member-reference.ts'

const digitsOf = (digits: string) =>
  [...'0123456789'].map((last) => `M${digits}${last}`).filter(isMemberReference)

test('Damm’s own example has the check digit 4', () => {
  expect(digitsOf('00572')).toEqual(['M005724'])
})

test.for(['M12345', 'M1234567', 'm482137', 'A482137', '482137', 'M48213a', ' M005724', ''])(
  '„%s“ is no reference',
  (text) => {
    expect(isMemberReference(text)).toBe(false)
  },
)

const digits = fc.stringMatching(/^\d{5}$|^\d{7}$/)

test('of ten numbers one is valid, and no wrong digit and no swapped neighbours make another', () => {
  fc.assert(
    fc.property(digits, fc.nat(7), fc.nat(9), (body, place, digit) => {
      const [reference = '', ...others] = digitsOf(body)
      expect(others).toEqual([])
      const at = 1 + (place % (reference.length - 1))
      const wrong = `${reference.slice(0, at)}${digit}${reference.slice(at + 1)}`
      const [one = '', two = ''] = reference.slice(at, at + 2)
      const swapped = `${reference.slice(0, at)}${two}${one}${reference.slice(at + 2)}`
      expect([wrong, swapped].filter((each) => each !== reference && isMemberReference(each))).toEqual([])
    }),
  )
})

test.for([
  ['M005724', ['M005724']],
  ['m 005724', ['M005724']],
  ['KAZLAUSKAS J M005724 FEE', ['M005724']],
  ['FEEM005724KAZLAUSKAS', ['M005724']],
  ['REF.M005724', ['M005724']],
  ['M-005724', ['M005724']],
  ['M 005 724', ['M005724']],
  ['M00.57.24', ['M005724']],
  ['MOO5724', ['M005724']],
  ['M005724 12/03/26', ['M005724']],
  ['M005724M005724', ['M005724']],
  ['M005724 1', ['M005724']],
  ['M00572', []],
  ['M0057244', []],
  ['M005725', []],
  ['M005724120326', []],
  ['MOLLIO', []],
  ['MANCHESTER M4 1HS', []],
  ['MR 005724', []],
  ['005724', []],
] as const)('„%s“ holds %j', ([text, references]) => {
  expect(memberReferencesIn(text)).toEqual(references)
})

test('a reference of any member is found between words, in small letters and with spaces', () => {
  fc.assert(
    fc.property(
      digits,
      fc.constantFrom('', ' ', '-', '.'),
      fc.constantFrom('', ' ', 'narys '),
      (body, separator, before) => {
        const [reference = ''] = digitsOf(body)
        const text = `${before}${[...reference].join(separator)} jonas`
        expect(memberReferencesIn(text)).toContain(reference)
        expect(memberReferencesIn(text.toLowerCase())).toContain(reference)
      },
    ),
  )
})
