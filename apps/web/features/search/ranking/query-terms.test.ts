import {expect, test} from 'vitest'
import {queryTerms} from './query-terms.ts'
import {createSynonyms} from './synonyms.ts'

const toTerms = createSynonyms([
  ['adresas', 'find us', 'where are you'],
  ['Facebook', 'FB'],
])
const termsOf = (query: string) => queryTerms(query, toTerms)
const wordsOf = (query: string) => termsOf(query).map(({tokens}) => tokens.join(' '))

test.each([
  ['kada ir kur vyksta mugė', ['mugė']],
  ['what is going on at the fair', ['fair']],
  ['kas tai', ['kas', 'tai']],
  ['is it', ['is', 'it']],
  ['5 svarai', ['£5']],
])('of %j, %j counts', (query, words) => {
  expect(wordsOf(query)).toEqual(words)
})

test('words that do not count by themselves do in a phrase, or if they have synonyms', () => {
  expect(wordsOf('how do I find us')).toEqual(['find us'])
  expect(wordsOf('find the fair')).toEqual(['fair'])
  expect(wordsOf('where are you?')).toEqual(['where are you'])
  expect(termsOf('fb')).toEqual([{tokens: ['fb'], synonyms: [['Facebook']]}])
})

test('phrases of asking words alone are not looked for on pages', () => {
  expect(termsOf('where are you')).toEqual([{tokens: ['where', 'are', 'you'], synonyms: [['adresas']]}])
  expect(termsOf('adresas')).toEqual([{tokens: ['adresas'], synonyms: []}])
})

test('the parts of a number written in groups are also looked for as one, those of a date are not', () => {
  const whole = [['01632960145']]
  expect(termsOf('phone 01632 960 145')).toEqual([
    {tokens: ['phone'], synonyms: []},
    {tokens: ['01632'], synonyms: whole},
    {tokens: ['960'], synonyms: whole},
    {tokens: ['145'], synonyms: whole},
  ])
  expect(termsOf('13 12')).toEqual([
    {tokens: ['13'], synonyms: []},
    {tokens: ['12'], synonyms: []},
  ])
})

test('only the beginning of a very long query counts', () => {
  expect(wordsOf('mugė '.repeat(10_000))).toHaveLength(8)
})
