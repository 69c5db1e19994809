import {expect, test} from 'vitest'
import {searchPatterns} from './search-patterns.ts'

test.each([
  ['Petraitienė  Aldona', ['%petraitiene%', '%aldona%']],
  ['100%', [String.raw`%100\%%`]],
  ['jonas_k', [String.raw`%jonas\_k%`]],
  [String.raw`a\b`, [String.raw`%a\\b%`]],
  ['a*b', ['%a_b%']],
  ['Cardiff,(id.eq.1)', ['%cardiff,(id.eq.1)%']],
  ['  ', []],
])('%j is asked for as %j', (typed, patterns) => {
  expect(searchPatterns(typed)).toEqual(patterns)
})
