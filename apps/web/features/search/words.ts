const anyWord = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text, in order, with what stands between them. */
export function splitWords(text: string): {text: string; isWord: boolean}[] {
  return [...text.matchAll(/([\p{L}\p{N}\p{M}]+)|([^\p{L}\p{N}\p{M}]+)/gu)].map(([part, found]) => ({
    text: part,
    isWord: found !== undefined,
  }))
}

/** The words of a text alone. */
export function wordsOf(text: string): string[] {
  return text.match(anyWord) ?? []
}

// Lithuanian case endings without diacritics, longest first, and the English plural among them.
const endings =
  /(iuose|iomis|iams|iais|uose|yse|ose|ese|omis|emis|imis|iui|iai|ius|ios|iu|io|ia|ams|oms|ems|ais|ims|ai|as|os|es|is|ys|us|ui|ei|oje|eje|yje|uje|a|e|i|o|u|y|s)$/
const shortestStem = 3

// Letters that Unicode does not take apart into a plain one and its mark.
const plainLetters: Record<string, string> = {ł: 'l', đ: 'd', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe'}

/** A word blind to diacritics and case. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[łđøıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
}

/** What a word is found by: folded, without its ending where enough is left of it; žodis and žodžio are one. */
export function stem(word: string): string {
  const folded = fold(word)
  const bare = folded.replace(endings, '')
  return bare.length < shortestStem || bare === folded ? folded : bare.replace(/dz$/, 'd')
}

/**
 * Whether words that begin like this one may be meant too. Not where only three letters are left without the ending:
 * mišių is mišios, and not misija.
 */
export function mayBeBeginning(word: string): boolean {
  const bare = stem(word)
  return bare.length > shortestStem || bare === fold(word)
}
