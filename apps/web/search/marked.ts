import {splitWords} from './words.ts'

/** A text in pieces, of which some are what was searched for. */
export type MarkedText = {text: string; isMatch: boolean}[]

/**
 * The text with the words that match marked; of a long one the part around the first of them, with an ellipsis where
 * something is left out.
 *
 * @param length about how many characters to show; the whole text without it
 */
export function marked(text: string, isMatch: (word: string) => boolean, length = Infinity): MarkedText {
  const parts = splitWords(text).map((part) => ({
    text: part.text,
    isMatch: part.isWord && isMatch(part.text),
  }))
  if (text.length <= length) return joined(parts)
  const first = Math.max(
    0,
    parts.findIndex((part) => part.isMatch),
  )
  const start = startOf(parts, first, length / 3)
  const shown: MarkedText = start > 0 ? [{text: '…', isMatch: false}] : []
  let size = 0
  let next = start
  for (; next < parts.length && size < length; next++) {
    const part = parts[next]
    if (!part) break
    shown.push(part)
    size += part.text.length
  }
  if (next < parts.length) shown.push({text: '…', isMatch: false})
  return joined(shown)
}

/** The part to begin with so that about so many characters stand before the one that matters. */
function startOf(parts: MarkedText, first: number, before: number): number {
  let start = first
  let size = 0
  while (start > 0 && size + (parts[start - 1]?.text.length ?? 0) <= before) {
    start--
    size += parts[start]?.text.length ?? 0
  }
  return start
}

function joined(parts: MarkedText): MarkedText {
  return parts.reduce<MarkedText>((all, part) => {
    const last = all.at(-1)
    if (last?.isMatch !== part.isMatch) return [...all, {...part}]
    last.text += part.text
    return all
  }, [])
}
