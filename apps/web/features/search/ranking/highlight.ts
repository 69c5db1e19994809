import {splitIntoTokens} from './tokens.ts'

export type HighlightedText = {text: string; isMatch: boolean}[]

const token = /[\p{L}\p{N}\p{M}]+/gu
/** What stands before a token: old browsers cannot look behind. */
const beforeToken = /[^\p{L}\p{N}\p{M}](?=[\p{L}\p{N}\p{M}])/gu

export function highlight(text: string, isMatch: (token: string) => boolean): HighlightedText {
  const parts: HighlightedText = []
  for (const piece of splitIntoTokens(text)) {
    const part = {text: piece.text, isMatch: piece.isToken && isMatch(piece.text)}
    const last = parts.at(-1)
    if (last?.isMatch === part.isMatch) last.text += part.text
    else parts.push(part)
  }
  return parts
}

/**
 * Shows the part around the first match and highlights only that, since texts can be long and results many.
 * @param isMatch undefined if nothing in the text matches
 * @param length approximate number of characters
 */
export function highlightExcerpt(
  text: string,
  isMatch: ((token: string) => boolean) | undefined,
  length: number,
): HighlightedText {
  const match = isMatch ? firstMatch(text, isMatch) : 0
  const start = match > length / 3 ? nextToken(text, match - length / 3) : 0
  const end = text.length - start > length ? nextToken(text, start + length) : text.length
  const excerpt = text.slice(start, end).replace(/[\s·]+$/, '')
  const before = start > 0 ? '…' : ''
  const after = end < text.length ? '…' : ''
  const shown = before + excerpt + after
  return isMatch ? highlight(shown, isMatch) : [{text: shown, isMatch: false}]
}

function firstMatch(text: string, isMatch: (token: string) => boolean): number {
  for (const {0: word, index} of text.matchAll(token)) if (isMatch(word)) return index
  return 0
}

/** The end of the text counts if no token starts at or after `from`. */
function nextToken(text: string, from: number): number {
  beforeToken.lastIndex = Math.max(0, Math.floor(from) - 1)
  return beforeToken.test(text) ? beforeToken.lastIndex : text.length
}
