import {fold} from '@site/schemas/fold'
import type {QueryTerm} from './synonyms.ts'
import {tokenize} from './tokens.ts'

const maxQueryLength = 100
const maxTerms = 8

/** People ask with these words, which say nothing of what they look for. They have no diacritics. */
const askingWords = new Set(
  `
  kada kas kaip kiek koks kokia kokie kokios kokiu koki kokia kur kuris kuri kurie kurios kodel kam kieno
  kelinta kelintos kelintai kelintas valanda valandos valandai daryti
  ar yra buvo bus nera esu esi esame esate esat galima galiu galime galite reikia reik noriu norime turiu turi vyksta vyks prasideda
  del apie arba bei ant iki nuo per prie pro uz kad jei jeigu man mano mes mums musu jus jusu jums savo mane
  visi visos sita sis tai tas
  what when where which who whom whose why how much many the and are was were will does did can could would should
  have has had there this that these those for from with without into onto about you your our mine any some
  make want wants need needs get find thing things going
`
    .trim()
    .split(/\s+/),
)

const sums = /(\d+)\s*(?:£|(?:svar\p{L}*|pounds?|gbp|quid)(?![\p{L}\p{N}]))/giu

/** A number in groups, such as a phone number, has at least this many digits: fewer may be a date. */
const minGroupedDigits = 6

/**
 * Asking words, such as „kiek“ or "how", and words of one or two letters without a digit are ignored unless there are
 * no others, or they are in a phrase with synonyms. „20 svarų“ is £20, and 960 123 also 960123.
 */
export function queryTerms(query: string, toTerms: (tokens: string[]) => QueryTerm[]): QueryTerm[] {
  const tokens = tokenize(query.slice(0, maxQueryLength).replace(sums, '£$1'))
  const terms = joinNumbers(toTerms(tokens)).map((term) => ({
    ...term,
    synonyms: term.synonyms.filter(isOnPages),
  }))
  const having = (among: QueryTerm[], isTelling: (word: string) => boolean) =>
    among.filter(({tokens: [word = ''], synonyms}) => synonyms.length > 0 || isTelling(word))
  const longer = having(terms, isLong)
  const telling = having(longer, isNoAskingWord)
  return [telling, longer, terms].find(({length}) => length > 0)?.slice(0, maxTerms) ?? []
}

const isLong = (word: string) => word.length > 2 || /\d/.test(word)
const isNoAskingWord = (word: string) => !askingWords.has(fold(word))

/** Words that people only ask with, such as "where are you", are everywhere on pages. */
const isOnPages = (phrase: string[]) =>
  phrase.length === 1 || phrase.some((word) => isLong(word) && isNoAskingWord(word))

/** Each part of a grouped number gets the whole number as a synonym. */
function joinNumbers(terms: QueryTerm[]): QueryTerm[] {
  const isNumber = ({tokens}: QueryTerm) => /^\d+$/.test(tokens.join(' '))
  return terms.map((term, index) => {
    if (!isNumber(term)) return term
    const from = terms.findLastIndex((other, at) => at < index && !isNumber(other)) + 1
    const end = terms.findIndex((other, at) => at > index && !isNumber(other))
    const parts = terms.slice(from, end < 0 ? undefined : end).flatMap(({tokens}) => tokens)
    const number = parts.join('')
    if (parts.length < 2 || number.length < minGroupedDigits) return term
    return {...term, synonyms: [...term.synonyms, [number]]}
  })
}
