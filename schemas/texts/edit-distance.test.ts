import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {deletions, editDistance} from './edit-distance.ts'

test.for([
  ['kazlauskas', 'kazlauskas', 0],
  ['kazlauskas', 'kazlauskis', 1],
  ['kazlauskas', 'kazluaskas', 1],
  ['kazlauskas', 'kazlaskas', 1],
  ['kazlauskas', 'kkazlauskass', 2],
  ['kazlauskas', 'petrauskas', 3],
  ['', 'abc', 3],
] as const)('„%s“ and „%s“ differ in %d letters', ([one, other, distance]) => {
  expect(editDistance(one, other, 2)).toBe(Math.min(distance, 3))
  expect(editDistance(other, one, 2)).toBe(Math.min(distance, 3))
})

test('two words within two letters share a word with up to two letters left out', () => {
  const word = fc.stringMatching(/^[abc]{3,9}$/)
  fc.assert(
    fc.property(word, word, (one, other) => {
      fc.pre(editDistance(one, other, 2) <= 2)
      const shared = [...deletions(one, 2)].filter((each) => deletions(other, 2).has(each))
      expect(shared.length).toBeGreaterThan(0)
    }),
  )
})
