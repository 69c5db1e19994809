import {fold} from '@site/schemas/fold'

const token = /£?[\p{L}\p{N}\p{M}]+/gu

/** The words, numbers and prices of a text. */
export function tokenize(text: string): string[] {
  return text.match(token) ?? []
}

/** Splits a text into tokens and the text between them. */
export function splitIntoTokens(text: string): {text: string; isToken: boolean}[] {
  const pieces: {text: string; isToken: boolean}[] = []
  let end = 0
  for (const {0: word, index} of text.matchAll(token)) {
    if (index > end) pieces.push({text: text.slice(end, index), isToken: false})
    pieces.push({text: word, isToken: true})
    end = index + word.length
  }
  if (end < text.length) pieces.push({text: text.slice(end), isToken: false})
  return pieces
}

// Lithuanian case endings of nouns and adjectives without diacritics, longest first. They include the English plural.
const endings = `
  iesiems aisiais iuose iomis osios iams iais iems ieji uose yse ose ese omis emis imis uju iui iai ius ios oje eje yje
  uje iu io ia ams oms ems ais ims ai
  as os es is ys us ui ei om em am oj ej a e i o u y s
`
  .trim()
  .split(/\s+/)
  .toSorted((one, other) => other.length - one.length)

const minStemLength = 3

/** The indexed form of a word: folded, and without its ending if enough letters remain (žodis, žodžio: zod). */
export function stem(word: string): string {
  const folded = fold(word)
  const ending = endings.find(
    (candidate) => folded.length - candidate.length >= minStemLength && folded.endsWith(candidate),
  )
  return ending ? folded.slice(0, -ending.length).replace(/dz$/, 'd') : folded
}

/** What a token of a text can be found by: its stem, and a price also by its number. */
export function indexedTerms(word: string): string[] {
  return word.startsWith('£') ? [word, word.slice(1)] : [stem(word)]
}

/**
 * True if the word also matches longer words that begin with its stem. False if removing its ending leaves only three
 * letters: mišių must not match misija.
 */
export function matchesAsPrefix(word: string): boolean {
  const bare = stem(word)
  return bare.length > minStemLength || bare === fold(word)
}
