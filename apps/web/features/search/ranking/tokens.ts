const token = /[\p{L}\p{N}\p{M}]+/gu

/** The words and numbers of a text, in order. */
export function tokenize(text: string): string[] {
  return text.match(token) ?? []
}

/** The whole text cut into tokens and what lies between them. */
export function splitIntoTokens(text: string): {text: string; isToken: boolean}[] {
  return [...text.matchAll(/([\p{L}\p{N}\p{M}]+)|([^\p{L}\p{N}\p{M}]+)/gu)].map(([part, word]) => ({
    text: part,
    isToken: word !== undefined,
  }))
}

// Lithuanian case endings without diacritics, longest first. The English plural is among them.
const endings =
  /(iuose|iomis|iams|iais|uose|yse|ose|ese|omis|emis|imis|iui|iai|ius|ios|iu|io|ia|ams|oms|ems|ais|ims|ai|as|os|es|is|ys|us|ui|ei|oje|eje|yje|uje|a|e|i|o|u|y|s)$/
const minStemLength = 3

// Letters that Unicode does not decompose into a plain letter and a mark.
const plainLetters: Record<string, string> = {ł: 'l', đ: 'd', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe'}

/** Removes diacritics and case. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[łđøıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
}

/** The form under which a word is indexed: folded, without its ending if enough letters remain (žodis = žodžio). */
export function stem(word: string): string {
  const folded = fold(word)
  const bare = folded.replace(endings, '')
  return bare.length < minStemLength || bare === folded ? folded : bare.replace(/dz$/, 'd')
}

/**
 * True if the word may also match longer words that begin with it. False if removing its ending leaves only three
 * letters: mišių means mišios, not misija.
 */
export function matchesAsPrefix(word: string): boolean {
  const bare = stem(word)
  return bare.length > minStemLength || bare === fold(word)
}
