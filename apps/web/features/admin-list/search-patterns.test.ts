import {expect, test} from 'vitest'
import {addressPatterns, foldSearch, searchPatterns} from './search-patterns.ts'

test.each([
  ['Ąžuolė ČIURLYTĖ', 'azuole ciurlyte'],
  ['  Ona\t\n  Į ', 'ona i'],
  ['Z\u030Cilvinas', 'zilvinas'],
  ['Llŷr Siân', 'llyr sian'],
  ['', ''],
])('%j is searched as %j', (typed, folded) => {
  expect(foldSearch(typed)).toBe(folded)
})

test('a search that is too long is truncated', () => {
  expect(foldSearch('a'.repeat(5000))).toHaveLength(100)
})

test.each([
  ['Petraitienė  Aldona', ['%petraitiene%', '%aldona%']],
  ['100%', [String.raw`%100\%%`]],
  ['jonas_k', [String.raw`%jonas\_k%`]],
  [String.raw`a\b`, [String.raw`%a\\b%`]],
  ['a*b', ['%a_b%']],
  ['Cardiff,(id.eq.1)', ['%cardiff,(id.eq.1)%']],
  ['  ', []],
])('%j becomes the patterns %j', (typed, patterns) => {
  expect(searchPatterns(typed)).toEqual(patterns)
})

test.each([
  ['  O’Neil@Example.test ', ['%o’neil@example.test%']],
  ['ona-marija @pastas.test', ['%ona-marija%', '%@pastas.test%']],
])('%j becomes the patterns %j of addresses', (typed, patterns) => {
  expect(addressPatterns(typed)).toEqual(patterns)
})
