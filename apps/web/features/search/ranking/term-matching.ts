import type {Query} from 'minisearch'
import {fields, titles} from './search-document.ts'
import type {QueryTerm} from './synonyms.ts'
import {matchesAsPrefix, stem} from './tokens.ts'

/** Pages with the words of the query come before those with synonyms, if there are any. */
const SYNONYM_BOOST = 0.5

export function queryOf({tokens, synonyms}: QueryTerm, occurs: (token: string) => boolean): Query {
  if (synonyms.length === 0) return {combineWith: 'AND', queries: tokens.map(exactOrPrefix)}
  const boost = tokens.every(occurs) ? SYNONYM_BOOST : 1
  return {
    combineWith: 'OR',
    queries: [
      {combineWith: 'AND', queries: tokens.map(meaning)},
      ...synonyms.map((synonym) => ({
        combineWith: 'AND' as const,
        queries: synonym.map(meaning),
        boostTerm: () => boost,
      })),
    ],
  }
}

/** Two letters match as a prefix in titles only, a single letter never does: too many words begin with it. */
function exactOrPrefix(token: string): Query {
  if (token.length > 2) return {queries: [token], prefix: matchesAsPrefix(token)}
  if (token.length < 2) return token
  return {combineWith: 'OR', queries: [token, {queries: [token], fields: titles, prefix: true}]}
}

const lithuanianLetter = /[ąčęėįšųūž]/iu
const lithuanianFields = fields.filter((field) => !field.endsWith('.en'))

/**
 * A word whose meaning is known is no beginning of another, if it is short, and no word of the other language: „šuo“ is
 * not „suolelis“, and „šunys“ are not ‘sun’.
 */
function meaning(token: string): Query {
  return {
    queries: [token],
    prefix: stem(token).length > 3,
    ...(lithuanianLetter.test(token) && {fields: lithuanianFields}),
  }
}

/** One letter in five may be wrong, in words of five letters and more. */
export function fuzzyQueries(token: string): Query[] {
  const {length} = stem(token)
  if (length < 5) return []
  return Array.from({length: Math.round(length / 5)}, (_, index) => ({queries: [token], fuzzy: index + 1}))
}
