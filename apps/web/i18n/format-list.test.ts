import {expect, test} from 'vitest'
import {formatList} from './format-list.ts'

test('joins names without an Oxford comma', () => {
  expect(formatList(['Senjorai', 'Šokiai', 'Sportas'], 'lt')).toBe('Senjorai, Šokiai ir Sportas')
  expect(formatList(['Seniors', 'Dance', 'Sport'], 'en')).toBe('Seniors, Dance and Sport')
})

test('leaves out empty names', () => {
  expect(formatList(['Gulbė', '', 'Gintarėlis'], 'lt')).toBe('Gulbė ir Gintarėlis')
  expect(formatList([''], 'en')).toBe('')
})
