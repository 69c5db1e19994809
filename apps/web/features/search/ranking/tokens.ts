const token = /[\p{L}\p{N}\p{M}]+/gu

/** The words and numbers of a text. */
export function tokenize(text: string): string[] {
  return text.match(token) ?? []
}

/** Splits a text into tokens and the text between them. */
export function splitIntoTokens(text: string): {text: string; isToken: boolean}[] {
  return [...text.matchAll(/([\p{L}\p{N}\p{M}]+)|([^\p{L}\p{N}\p{M}]+)/gu)].map(([part, word]) => ({
    text: part,
    isToken: word !== undefined,
  }))
}

// Lithuanian case endings without diacritics, longest first. They include the English plural.
const endings =
  /(iuose|iomis|iams|iais|uose|yse|ose|ese|omis|emis|imis|iui|iai|ius|ios|iu|io|ia|ams|oms|ems|ais|ims|ai|as|os|es|is|ys|us|ui|ei|oje|eje|yje|uje|a|e|i|o|u|y|s)$/
const minStemLength = 3

// Letters that NFD does not decompose.
const plainLetters: Record<string, string> = {ł: 'l', đ: 'd', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe'}

/** Removes diacritics and case. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[łđøıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
}

/** The indexed form of a word: folded, and without its ending if enough letters remain (žodis, žodžio: zod). */
export function stem(word: string): string {
  const folded = fold(word)
  const bare = folded.replace(endings, '')
  return bare.length < minStemLength || bare === folded ? folded : bare.replace(/dz$/, 'd')
}

/**
 * True if the word also matches longer words that begin with its stem. False if removing its ending leaves only three
 * letters: mišių must not match misija.
 */
export function matchesAsPrefix(word: string): boolean {
  const bare = stem(word)
  return bare.length > minStemLength || bare === fold(word)
}
