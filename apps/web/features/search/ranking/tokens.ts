import {fold} from '@site/schemas/fold'

const token = /£?[\p{L}\p{N}\p{M}]+/gu

export function tokenize(text: string): string[] {
  return text.match(token) ?? []
}

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

// These Lithuanian case endings have no diacritics and start with the longest. They include the English plural.
const endings = `
  iesiems aisiais iuose iomis osios iams iais iems ieji uose yse ose ese omis emis imis imi uju iui iai ius ios oje eje yje
  uje iu io ia ams oms ems ais ims ai
  as os es is ys us ui ei om em am oj ej a e i o u y s
`
  .trim()
  .split(/\s+/)
  .toSorted((one, other) => other.length - one.length)

const minStemLength = 3

/** Folds the word and removes its ending if enough letters remain (žodis, žodžio: zod). */
export function stem(word: string): string {
  const folded = fold(word)
  const ending = endings.find(
    (candidate) => folded.length - candidate.length >= minStemLength && folded.endsWith(candidate),
  )
  return ending ? folded.slice(0, -ending.length).replace(/dz$/, 'd') : folded
}

/** A price can be found by its number too. */
export function indexedTerms(word: string): string[] {
  return word.startsWith('£') ? [word, word.slice(1)] : [stem(word)]
}

/** Removing an ending may leave only three letters, which must not match longer words: mišių must not match misija. */
export function matchesAsPrefix(word: string): boolean {
  const bare = stem(word)
  return bare.length > minStemLength || bare === fold(word)
}
