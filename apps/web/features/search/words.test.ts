import {expect, test} from 'vitest'
import {mayBeBeginning, splitWords, stem} from './words.ts'

test.each([
  ['ieškok', 'ieskok'],
  ['Žalgiris', 'zalgiris'],
  ['ŠĮ', 'si'],
  ['Kalėdos', 'Kalėdų'],
  ['mokyklėlė', 'mokyklėlėje'],
  ['renginys', 'renginiai'],
  ['events', 'event'],
  ['šokiai', 'šokių'],
  ['Mišios', 'mišių'],
  ['narys', 'nariais'],
  ['žodis', 'žodžio'],
  ['Kalėdos', 'Kale\u0307dos'],
  ['Wałęsa', 'walesa'],
])('%s and %s are the same word', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test('a short word keeps its ending', () => {
  expect([stem('oras'), stem('oro')]).toEqual(['oras', 'oro'])
})

test('a text falls into words and what is between them, and none of it is lost', () => {
  const text = ' „Iš širdies į širdį“ – £36 000! '
  expect(
    splitWords(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(splitWords(text).flatMap((part) => (part.isWord ? part.text : []))).toEqual([
    'Iš',
    'širdies',
    'į',
    'širdį',
    '36',
    '000',
  ])
})

test.each([
  ['miš', true],
  ['mišių', false],
  ['kalėdų', true],
])('%s may begin a longer word: %s', (word, expected) => {
  expect(mayBeBeginning(word)).toBe(expected)
})
