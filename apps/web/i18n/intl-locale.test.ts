import {expect, it} from 'vitest'
import {formatList} from './intl-locale.ts'

it('joins names as the language does, without an Oxford comma', () => {
  expect(formatList(['Senjorai', 'Šokiai', 'Sportas'], 'lt')).toBe('Senjorai, Šokiai ir Sportas')
  expect(formatList(['Seniors', 'Dance', 'Sport'], 'en')).toBe('Seniors, Dance and Sport')
})

it('leaves empty names out', () => {
  expect(formatList(['Gulbė', '', 'Gintarėlis'], 'lt')).toBe('Gulbė ir Gintarėlis')
  expect(formatList([''], 'en')).toBe('')
})
