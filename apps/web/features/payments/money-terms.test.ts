import {expect, test} from 'vitest'
import {moneyTerms} from './money-terms.ts'

/** As pairs of a word and its sum. */
function pairs(typed: string) {
  const {words, pence} = moneyTerms(typed)
  expect(pence).toHaveLength(words.length)
  return words.map((word, index) => (pence[index] === -1 ? word : [word, pence[index]]))
}

test.each([
  ['', []],
  ['  …  ', []],
  ['Jonas Petraitis', ['jonas', 'petraitis']],
  ['PETRAITIS, JONAS', ['petraitis', 'jonas']],
  ['PETRAITIS,JONAS', ['petraitis', 'jonas']],
  ['„Rasaitė–Žukauskienė“ O’Brien', ['rasaite', 'zukauskiene', 'obrien']],
  ['cs_test_a1B2c3D4…', ['cs_test_a1b2c3d4']],
  ['cs_test_a1B2c3D4...', ['cs_test_a1b2c3d4']],
  ['#0B0D4C1E-8f0a', ['0b0d4c1e', '8f0a']],
  ['ona@pastas.test', ['ona@pastas.test']],
])('%j becomes the words %j', (typed, words) => {
  expect(pairs(typed)).toEqual(words)
})

test.each([
  ['15', 1500],
  ['15.00', 1500],
  ['15,00', 1500],
  ['£15', 1500],
  ['£ 15', 1500],
  ['15 £', 1500],
  ['15 GBP', 1500],
  ['15 svarų', 1500],
  ['7,5', 750],
  ['50p', 50],
  ['1250.50', 125_050],
  ['1 250,50', 125_050],
  ['1,250.50', 125_050],
  ['1.250,50', 125_050],
  ['£1\u00a0250', 125_000],
])('%j is the sum %d', (typed, pence) => {
  expect(moneyTerms(typed).pence).toEqual([pence])
})

test('a sum among words is one of them', () => {
  expect(pairs('JONAS PETRAITIS £1 250,50')).toEqual(['jonas', 'petraitis', ['£1250,50', 125_050]])
  expect(pairs('15.00 Jonas')).toEqual([['15.00', 1500], 'jonas'])
})

test('a number that is too long for a sum is none', () => {
  expect(pairs('12345678')).toEqual(['12345678'])
})
