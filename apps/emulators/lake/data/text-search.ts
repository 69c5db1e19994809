import type {LakeDocument} from '../contract.ts'

export type TextSearch = (words: readonly string[]) => boolean

/** Words of a text without case and diacritics: „Šventė“ is `svente`. */
export const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * What `text::query` asks for: every term must be there, at least as the beginning of a word; `"several words"` one
 * after the other; `-term` not at all. An empty search finds everything.
 */
export function parseTextSearch(text: string): TextSearch {
  const terms = [...text.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)].map(([, minus, phrase, term]) => {
    const wanted = wordsOf(phrase ?? term ?? '')
    const found: TextSearch = phrase === undefined ? beginningsOf(wanted) : sequenceOf(wanted)
    return minus && wanted.length > 0 ? (words: readonly string[]) => !found(words) : found
  })
  return (words) => terms.every((term) => term(words))
}

const beginningsOf =
  (wanted: string[]): TextSearch =>
  (words) =>
    wanted.every((start) => words.some((word) => word.startsWith(start)))

const sequenceOf =
  (wanted: string[]): TextSearch =>
  (words) =>
    words.some((_, at) => wanted.every((word, offset) => words[at + offset] === word)) || wanted.length === 0

/** Words of all texts within a value; keys, references and what else begins with `_` are not content. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return wordsOf(value)
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('_') ? [] : wordsIn(inner)))
}

const remembered = new WeakMap<LakeDocument, string[]>()

/** Words of a document and of its id, remembered for as long as the document is not replaced. */
export function wordsOfDocument(document: LakeDocument): string[] {
  let words = remembered.get(document)
  if (!words) {
    words = [...wordsIn(document), ...wordsOf(document._id)]
    remembered.set(document, words)
  }
  return words
}
