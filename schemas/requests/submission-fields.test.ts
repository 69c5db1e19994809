import {expect, test} from 'vitest'
import * as z from 'zod'
import {
  filledText,
  idempotencyKey,
  looksAutomatic,
  optionalEmailAddress,
  optionalText,
  submissionFields,
  wholeNumber,
} from './submission-fields.ts'

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

test.each([
  ['without our own fields', {}, false],
  ['with the hidden field as it was', {website: ''}, false],
  ['of a page from before, sent at once', {website: ' ', elapsedMs: 300}, false],
  ['with the hidden field filled in', {website: 'https://example.test'}, true],
])('a submission %s', (_, fields, expected) => {
  expect(looksAutomatic(z.object(submissionFields).parse(fields))).toBe(expected)
})

test('a key for repeated attempts is a UUID', () => {
  expect(idempotencyKey.safeParse('3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77').success).toBe(true)
  expect(idempotencyKey.safeParse('1').success).toBe(false)
})
