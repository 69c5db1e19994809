import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {isNothing, readMethod, readYesNo} from './list-words.ts'

test.each([
  [
    'yes',
    [
      'taip ✓',
      'tikrai taip',
      'yes - confirmed',
      'taip',
      'Taip.',
      'TAIP',
      'yes',
      'Y',
      'true',
      'x',
      'X',
      '1',
      '+',
      '✓',
      '✔️',
      '☑',
      '✅',
    ],
  ],
  ['no', ['tikrai ne', 'not yet', 'dar ne', 'never', '☐', 'ne', 'NE', 'no', 'N', 'false', '0', '✗', '❌']],
  [
    'neither',
    [
      'No longer',
      'neberodo',
      'taip?',
      'taip, bet',
      'ne visai',
      'yes/no',
      '2',
      'negarbės',
      'taip ne',
      'yes yet',
      'tikrai',
      'gyvas',
    ],
  ],
])('%s is said by %j', (said, words) => {
  for (const word of words) expect([word, readYesNo(word)]).toEqual([word, {yes: true, no: false}[said]])
})

test('nothing is said by a dash, and by words for what nobody knows', () => {
  for (const word of [
    '',
    '-',
    '–',
    '?',
    '...',
    'n/a',
    'N/A',
    'nėra',
    'none',
    'unknown',
    'nežinoma',
    'neturi',
  ]) {
    expect([word, isNothing(word)]).toEqual([word, true])
    expect(readYesNo(word)).not.toBe(true)
  }
})

test('the name of a column says yes in it, and only there', () => {
  expect(readYesNo('Garbės narys', 'honorary')).toBe(true)
  expect(readYesNo('Negarbės narys', 'honorary')).toBe(false)
  expect(readYesNo('mirė', 'deceased')).toBe(true)
  expect(readYesNo('mirė', 'honorary')).toBeUndefined()
  expect(readYesNo('gyvas', 'deceased')).toBe(false)
  expect(readYesNo('nėra garbės narys', 'honorary')).toBe(false)
  expect(readYesNo('not paid', 'paid')).toBe(false)
  expect(readYesNo('nesumokėjo', 'paid')).toBe(false)
  expect(readYesNo('unpaid', 'paid')).toBe(false)
})

const yes = /^[-.!,;\s]*((taip|t|yra|tiesa|yes|y|true|x|1|\+|[✓✔☑✅√]\ufe0f?)[-.!,;\s]*)+$/iu

/** Texts as they stand in lists: anything, and words for yes with something more. */
const drawn = fc.oneof(
  fc.string({unit: fc.constantFrom(...'aąeęėiįnopstūžxy XTY01379 ?!/+-.,()✓✗'), maxLength: 8}),
  fc
    .tuple(
      fc.constantFrom('taip', 'yes', 'x', '1', 'ne', 'no', '✓', 'n/a'),
      fc.string({unit: fc.constantFrom(...'aeėinstoy ?,/()23'), minLength: 1, maxLength: 8}),
      fc.boolean(),
    )
    .map(([word, more, isBefore]) => (isBefore ? `${more}${word}` : `${word}${more}`)),
)

test('no text but a word for yes says yes', () => {
  fc.assert(
    fc.property(drawn, (text) => {
      fc.pre(!yes.test(text.normalize('NFD').replaceAll(/\p{M}/gu, '')))
      expect(readYesNo(text)).not.toBe(true)
    }),
    {numRuns: 3000},
  )
})

test.each([
  ['Grynais', 'cash'],
  ['CASH', 'cash'],
  ['sumokėjo grynais', 'cash'],
  ['Čekis', 'cheque'],
  ['S/O', 'standing_order'],
  ['Nuolatinis pavedimas', 'standing_order'],
  ['per. pavedimas', 'standing_order'],
  ['per bankinį pavedimą', 'bank_transfer'],
  ['Standing order', 'standing_order'],
  ['by bank transfer', 'bank_transfer'],
  ['kortele', 'bank_transfer'],
  ['Garbės narys', 'honorary'],
  ['Šeima', 'household'],
  ['barter', undefined],
  ['internetu', undefined],
  ['online', undefined],
  ['online banking', 'bank_transfer'],
  ['į sąskaitą', 'bank_transfer'],
  ['Family membership', undefined],
  ['not a member', undefined],
  ['money order', undefined],
  ['cash or cheque', undefined],
  ['no cash', undefined],
])('%s is paid by %s', (typed, method) => {
  expect(readMethod(typed)).toBe(method)
})

test('a word that nobody knows beside a method leaves it open', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('cash', 'grynais', 'bank transfer', 'čekiu', 'standing order', 'family'),
      fc.string({unit: fc.constantFrom(...'ghjklqvz'), minLength: 3, maxLength: 9}),
      (method, word) => {
        expect(readMethod(`${method} ${word}`)).toBeUndefined()
        expect(readMethod(`${word} ${method}`)).toBeUndefined()
      },
    ),
  )
})
