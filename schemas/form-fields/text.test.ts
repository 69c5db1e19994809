import {expect, test} from 'vitest'
import type * as z from 'zod'
import {optionalEmailAddress} from './email-address.ts'
import {filledText, optionalText} from './text.ts'
import {wholeNumber} from './whole-number.ts'

const codeOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test.each([undefined, null, '', ' \t '])('an optional field with %j is null', (typed) => {
  expect(optionalText(10).parse(typed)).toBeNull()
  expect(optionalEmailAddress.parse(typed)).toBeNull()
})

test('an optional email address is checked once it is filled', () => {
  expect(optionalEmailAddress.parse(' rasa@example.test ')).toBe('rasa@example.test')
  expect(codeOf(optionalEmailAddress, 'rasa@')).toBe('emailInvalid')
})

test('texts are counted in code points and keep their line breaks', () => {
  expect(filledText(3).parse(' ž\n🐸 ')).toBe('ž\n🐸')
  expect(codeOf(filledText(3), 'ž\n🐸a')).toBe('tooLong')
  expect(codeOf(filledText(3), ' \u200b ')).toBe('required')
  expect(codeOf(optionalText(3), 'labas')).toBe('tooLong')
})

const seats = wholeNumber({min: 1, max: 6, error: 'range'})

test.each([
  [1, 1],
  [6, 6],
  [' 4 ', 4],
])('the number %j is %i', (typed, number) => {
  expect(seats.parse(typed)).toBe(number)
})

test.each([
  ['', 'required'],
  ['  ', 'required'],
  [0, 'range'],
  [7, 'range'],
  [1.5, 'range'],
  ['1.5', 'range'],
  ['-1', 'range'],
  ['1e0', 'range'],
  ['keturi', 'range'],
  [Number.NaN, 'range'],
  [null, 'range'],
])('the number %j is %s', (typed, code) => {
  expect(codeOf(seats, typed)).toBe(code)
})
