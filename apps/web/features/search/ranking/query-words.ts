import {fold, tokenize} from './tokens.ts'

const maxQueryLength = 100
const maxWords = 8

/** Words that people ask with and that say nothing of what they look for, without diacritics. */
const askingWords = new Set(
  `
  kada kas kaip kiek koks kokia kokie kokios kokiu koki kokia kur kuris kuri kurie kurios kodel kam kieno
  kelinta kelintos kelintai kelintas valanda valandos valandai daryti
  ar yra buvo bus nera galima galiu galime galite reikia reik noriu norime turiu turi vyksta vyks prasideda
  del apie arba bei ant iki nuo per prie pro uz kad jei jeigu man mano mes mums musu jus jusu jums savo mane
  visi visos sita sis tai tas
  what when where which who whom whose why how much many the and are was were will does did can could would should
  have has had there this that these those for from with without into onto about you your our mine any some
  want need get find
`
    .trim()
    .split(/\s+/),
)

const sums = /(\d+)\s*(?:£|(?:svar\p{L}*|pounds?|gbp|quid)(?![\p{L}\p{N}]))/giu

/**
 * The words to search for, from the beginning of the query. Asking words, such as „kiek“ or "how", and words of one or
 * two letters without a digit are ignored unless there are no others. „20 svarų“ is £20.
 */
export function queryWords(query: string): string[] {
  const words = tokenize(query.slice(0, maxQueryLength).replace(sums, '£$1'))
  const longer = words.filter((word) => word.length > 2 || /\d/.test(word))
  const telling = longer.filter((word) => !askingWords.has(fold(word)))
  return [telling, longer, words].find(({length}) => length > 0)?.slice(0, maxWords) ?? []
}
