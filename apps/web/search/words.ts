/** The words of a text, in order, with what stands between them. */
export function splitWords(text: string): {text: string; isWord: boolean}[] {
  return [...text.matchAll(/([\p{L}\p{N}]+)|([^\p{L}\p{N}]+)/gu)].map(([part, word]) => ({
    text: part,
    isWord: word !== undefined,
  }))
}

// Lithuanian case endings without diacritics, longest first, and the English plural among them.
const endings =
  /(iuose|iomis|iams|iais|uose|yse|ose|ese|omis|emis|imis|iui|iai|ius|ios|iu|io|ia|ams|oms|ems|ais|ims|ai|as|os|es|is|ys|us|ui|ei|oje|eje|yje|uje|a|e|i|o|u|y|s)$/
const shortestStem = 4

/** What a word is found by: blind to diacritics and case, without its ending where enough is left of it. */
export function stem(word: string): string {
  const folded = word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  const bare = folded.replace(endings, '')
  return bare.length >= shortestStem ? bare : folded
}
