import {expect, test} from 'vitest'
import {isVisible, readableLine, readableText} from './readable-text.ts'

test.each([
  [' Labas,\n\tVelse! \r\n', 'Labas,\n\tVelse!'],
  ['a\0b\u001b[31m\ud800c', 'ab[31m\ufffdc'],
  ['\u202eLabas\u2069', 'Labas'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['עברית', 'עברית'],
  ['\u200b\u200d\ufeff\u00a0\u3000', ''],
  ['❤\ufe0f', '❤\ufe0f'],
])('%j is stored as %j', (typed, stored) => {
  expect(readableText(typed)).toBe(stored)
})

test('readableLine replaces line breaks', () => {
  expect(readableLine(' Rasa\nBcc:\tkita ')).toBe('Rasa Bcc: kita')
  expect(readableLine('Rasa\u2028Bcc:\u2029kita')).toBe('Rasa Bcc: kita')
})

test.each([
  ['a', true],
  [' \u200b', false],
  ['', false],
])('isVisible(%j) is %j', (text, visible) => {
  expect(isVisible(text)).toBe(visible)
})
