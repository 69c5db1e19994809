import {expect, test} from 'vitest'
import {indexedTerms, matchesAsPrefix, splitIntoTokens, stem} from './tokens.ts'

test.each([
  ['ieškok', 'ieskok'],
  ['Žalgiris', 'zalgiris'],
  ['ŠĮ', 'si'],
  ['Kalėdos', 'Kalėdų'],
  ['Kalėdom', 'Kalėdoms'],
  ['mokykloj', 'mokyklą'],
  ['fees', 'fee'],
  ['mokyklėlė', 'mokyklėlėje'],
  ['renginys', 'renginiai'],
  ['events', 'event'],
  ['šokiai', 'šokių'],
  ['Mišios', 'mišių'],
  ['narys', 'nariais'],
  ['žodis', 'žodžio'],
  ['alergiškas', 'alergiškiems'],
  ['Naujieji', 'Naujųjų'],
  ['Kalėdos', 'Kale\u0307dos'],
  ['Wałęsa', 'walesa'],
])('%s and %s have the same stem', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test('a word keeps at least three letters', () => {
  expect(['oras', 'orai', 'oro', 'mus'].map(stem)).toEqual(['ora', 'ora', 'oro', 'mus'])
})

test('splitting a text into tokens loses nothing', () => {
  const text = ' „Iš širdies į širdį“ – £36 000! '
  expect(
    splitIntoTokens(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(splitIntoTokens(text).flatMap((part) => (part.isToken ? part.text : []))).toEqual([
    'Iš',
    'širdies',
    'į',
    'širdį',
    '£36',
    '000',
  ])
})

test.each([
  ['miš', true],
  ['mišių', false],
  ['kalėdų', true],
])('%s matches longer words that begin with it: %s', (word, expected) => {
  expect(matchesAsPrefix(word)).toBe(expected)
})

test('a price is also found by its number', () => {
  expect(indexedTerms('£15')).toEqual(['£15', '15'])
})
