import {expect, test} from 'vitest'
import {formatDate, formatDatetime} from './london-time.ts'

test('formats instants in London time, in summer and winter', () => {
  expect(formatDatetime('2025-06-21T11:00:00Z')).toBe('2025 m. birželio 21 d. 12:00')
  expect(formatDatetime('2025-12-13T17:00:00Z')).toBe('2025 m. gruodžio 13 d. 17:00')
})

test('formats a date without shifting the day', () => {
  expect(formatDate('2025-10-26')).toBe('2025 m. spalio 26 d.')
})
