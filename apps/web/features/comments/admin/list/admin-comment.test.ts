import {expect, test} from 'vitest'
import {daysToRestore, excerpt} from './admin-comment.ts'

test.each([
  ['2026-03-01T12:00:00Z', 7],
  ['2026-03-01T12:00:01Z', 7],
  ['2026-03-02T12:00:00Z', 6],
  ['2026-03-08T11:59:59Z', 1],
  ['2026-03-08T12:00:00Z', 0],
  ['2026-04-01T12:00:00Z', 0],
])('at %s, a comment deleted at noon on 1 March can be restored for %i days', (now, days) => {
  expect(daysToRestore('2026-03-01T12:00:00+00:00', Date.parse(now))).toBe(days)
})

test('a short comment is its own excerpt, on one line', () => {
  expect(excerpt('Ačiū!\n\nIki')).toBe('Ačiū! Iki')
})

test('a long comment is not cut within a character', () => {
  expect(excerpt('🌳'.repeat(41))).toBe(`${'🌳'.repeat(40)}…`)
  expect(excerpt(`${'a'.repeat(39)} bcd`)).toBe(`${'a'.repeat(39)}…`)
})
