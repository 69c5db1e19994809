import {splitWords} from './words.ts'

/** A text in pieces, of which some are what was searched for. */
export type MarkedText = {text: string; isMatch: boolean}[]

const wordStart = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]/gu
const wordAt = /[\p{L}\p{N}\p{M}]+/gu

/** The text with the words that match marked. */
export function marked(text: string, isMatch: (word: string) => boolean): MarkedText {
  const pieces: MarkedText = []
  for (const part of splitWords(text)) {
    const piece = {text: part.text, isMatch: part.isWord && isMatch(part.text)}
    const last = pieces.at(-1)
    if (last?.isMatch === piece.isMatch) last.text += piece.text
    else pieces.push(piece)
  }
  return pieces
}

/**
 * The part of a text around the first word that matches, marked, with an ellipsis where something is left out. Reads no
 * further than it shows: texts may be long and many.
 *
 * @param length about how many characters to show
 */
export function markedExcerpt(text: string, isMatch: (word: string) => boolean, length: number): MarkedText {
  const match = firstMatch(text, isMatch)
  const start = match > length / 3 ? nextWord(text, match - length / 3) : 0
  const end = text.length - start > length ? nextWord(text, start + length) : text.length
  const shown = text.slice(start, end).replace(/[\s·]+$/, '')
  const before = start > 0 ? '…' : ''
  const after = end < text.length ? '…' : ''
  return marked(before + shown + after, isMatch)
}

function firstMatch(text: string, isMatch: (word: string) => boolean): number {
  for (const {0: word, index} of text.matchAll(wordAt)) if (isMatch(word)) return index
  return 0
}

/** Where the first word begins at or after a place; the end of the text where none does. */
function nextWord(text: string, from: number): number {
  wordStart.lastIndex = Math.floor(from)
  return wordStart.exec(text)?.index ?? text.length
}
