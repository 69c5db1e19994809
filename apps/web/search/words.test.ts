import {expect, test} from 'vitest'
import {splitWords, stem} from './words.ts'

test.each([
  ['ieškok', 'ieskok'],
  ['Žalgiris', 'zalgiris'],
  ['ŠĮ', 'si'],
  ['Kalėdos', 'Kalėdų'],
  ['mokyklėlė', 'mokyklėlėje'],
  ['renginys', 'renginiai'],
  ['events', 'event'],
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
