import {expect, test} from 'vitest'
import * as z from 'zod'
import {looksAutomatic} from './looks-automatic.ts'
import {idempotencyKey, submissionFields} from './submission-fields.ts'

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
