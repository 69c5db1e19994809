import type {LakeDocument} from '../contract.ts'

type TextSearch = (words: readonly string[]) => boolean

/** Diacritics are dropped: „Šventė“ is `svente`. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Terms match the start of a word, `"several words"` a phrase, and `-term` must not match. */
export function parseTextSearch(text: string): TextSearch {
  const terms = [...text.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)].map(([, minus, phrase, term]) => {
    const wanted = wordsOf(phrase ?? term ?? '')
    const found: TextSearch = phrase === undefined ? prefixesOf(wanted) : phraseOf(wanted)
    return minus && wanted.length > 0 ? (words: readonly string[]) => !found(words) : found
  })
  return (words) => terms.every((term) => term(words))
}

const prefixesOf =
  (wanted: string[]): TextSearch =>
  (words) =>
    wanted.every((start) => words.some((word) => word.startsWith(start)))

const phraseOf =
  (wanted: string[]): TextSearch =>
  (words) =>
    words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word)) || wanted.length === 0

export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return wordsOf(value)
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('_') ? [] : wordsIn(inner)))
}

const cache = new WeakMap<LakeDocument, string[]>()

export function wordsOfDocument(document: LakeDocument): string[] {
  let words = cache.get(document)
  if (!words) {
    words = [...wordsIn(document), ...wordsOf(document._id)]
    cache.set(document, words)
  }
  return words
}
