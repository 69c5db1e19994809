import {expect, test} from 'vitest'
import {createSynonyms} from './synonyms.ts'

const termsOf = createSynonyms([
  ['mokyklėlė', 'šeštadieninė mokykla', 'school'],
  ['mokykla', 'klasė'],
  ['mugė', 'kermošius'],
  [' ', 'vienas'],
])

test('a word has the other words of its group as synonyms, whatever its ending', () => {
  expect(termsOf(['mokyklėlės'])).toEqual([
    {tokens: ['mokyklėlės'], synonyms: [['šeštadieninė', 'mokykla'], ['school']]},
  ])
  expect(termsOf(['KERMOSIUS'])).toEqual([{tokens: ['KERMOSIUS'], synonyms: [['mugė']]}])
})

test('a phrase is one term, and wins over a word that it begins with', () => {
  expect(termsOf(['šeštadieninės', 'mokyklos', 'mugė'])).toEqual([
    {tokens: ['šeštadieninės', 'mokyklos'], synonyms: [['mokyklėlė'], ['school']]},
    {tokens: ['mugė'], synonyms: [['kermošius']]},
  ])
  expect(termsOf(['mokykla'])).toEqual([{tokens: ['mokykla'], synonyms: [['klasė']]}])
})

test('a word of two groups has the synonyms of both', () => {
  const both = createSynonyms([
    ['eglutė', 'kalėdos'],
    ['eglutė', 'medis'],
  ])
  expect(both(['eglutės'])).toEqual([{tokens: ['eglutės'], synonyms: [['kalėdos'], ['medis']]}])
})

test('other words, and the rest of a group of blanks, have none', () => {
  expect(termsOf(['kalnas', 'vienas'])).toEqual([
    {tokens: ['kalnas'], synonyms: []},
    {tokens: ['vienas'], synonyms: []},
  ])
})
