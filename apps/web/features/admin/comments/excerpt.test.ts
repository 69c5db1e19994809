import {expect, test} from 'vitest'
import {excerpt} from './excerpt.ts'

test('a short comment is its own excerpt, in one line', () => {
  expect(excerpt('Ačiū!\n\nIki')).toBe('Ačiū! Iki')
})

test('a long one is cut between signs, not within', () => {
  expect(excerpt('🌳'.repeat(41))).toBe(`${'🌳'.repeat(40)}…`)
  expect(excerpt(`${'a'.repeat(39)} bcd`)).toBe(`${'a'.repeat(39)}…`)
})
