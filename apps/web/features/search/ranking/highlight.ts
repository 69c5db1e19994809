import {splitIntoTokens} from './tokens.ts'

/** A text in parts, of which some match the query. */
export type HighlightedText = {text: string; isMatch: boolean}[]

const tokenStart = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]/gu
const token = /[\p{L}\p{N}\p{M}]+/gu

/** The whole text, with its matching tokens highlighted. */
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
 * The part of a text around its first match, highlighted, with an ellipsis where text is cut off. Highlights no more
 * than it returns, since texts can be long and results many.
 *
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

/** Position of the first token that begins at or after `from`, or else the end of the text. */
function nextToken(text: string, from: number): number {
  tokenStart.lastIndex = Math.floor(from)
  return tokenStart.exec(text)?.index ?? text.length
}
