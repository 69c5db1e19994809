import {expect, test} from 'vitest'
import {logLine} from './log-line.ts'

test.each([
  ['two\nlines', 'two lines'],
  ['a\r\n2025-11-22 admin logged in', 'a 2025-11-22 admin logged in'],
  ['\u001b[2J\u001b[31mred\u0007', ' [2J [31mred '],
  ['a\u2028b\u2029c\u0085d\u0000e', 'a b c d e'],
  ['\u202eexe.gpj', ' exe.gpj'],
  ['Ąžuolas „ž“ 🐸', 'Ąžuolas „ž“ 🐸'],
])('%j is written as %j', (text, line) => {
  expect(logLine(text)).toBe(line)
})

test('is cut, without half a character', () => {
  expect(logLine('a'.repeat(5000))).toHaveLength(2000)
  expect(logLine(`${'a'.repeat(1999)}🐸`)).toBe(`${'a'.repeat(1999)}\ufffd`)
})

test('joins its parts: texts, errors with their causes, and anything else', () => {
  const error = new Error('first\nsecond', {cause: new Error('why')})
  const line = logLine('failed:', error, {a: '\n'}, undefined, 7)
  expect(line).toMatch(/^failed: Error: first second .* \[cause\]: Error: why .* \{"a":"\\n"\} undefined 7$/)
  expect(line).not.toContain('\n')
})
