import {expect, test} from 'vitest'
import {foldSearch} from './fold-search.ts'

test.each([
  ['Ąžuolė ČIURLYTĖ', 'azuole ciurlyte'],
  ['  Ona\t\n  Į ', 'ona i'],
  ['Z\u030Cilvinas', 'zilvinas'],
  ['Llŷr Siân', 'llŷr siân'],
  ['', ''],
])('%j is searched as %j', (typed, folded) => {
  expect(foldSearch(typed)).toBe(folded)
})

test('what is too long to be meant is cut', () => {
  expect(foldSearch('a'.repeat(5000))).toHaveLength(100)
})
