import {expect, test} from 'vitest'
import {dateInWords, dateTimeInWords, inLondon} from './in-words.ts'

test('instants are in London time, in summer and winter', () => {
  expect(dateTimeInWords('2025-06-21T11:00:00Z', 'lt')).toBe('2025\u00a0m. birželio 21\u00a0d., 12:00')
  expect(dateTimeInWords('2025-12-13T17:00:00Z', 'en')).toBe('13 December 2025, 17:00')
})

test('a day is that of London', () => {
  expect(dateInWords('2026-06-20T23:30:00+00:00', 'lt')).toBe('2026\u00a0m. birželio 21\u00a0d.')
  expect(dateInWords('2026-11-20T23:30:00.123456+00:00', 'en')).toBe('20 November 2026')
  expect(dateInWords('2025-10-26', 'lt')).toBe('2025\u00a0m. spalio 26\u00a0d.')
})

test('what is no date stays as it was typed', () => {
  expect(dateInWords('rytoj', 'lt')).toBe('rytoj')
  expect(inLondon('rytoj', 'en', {dateStyle: 'full', timeStyle: 'short'})).toBe('rytoj')
})
