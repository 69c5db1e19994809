import {plainLetters} from '@site/schemas/fold'

/** Sizes are in pixels. What does not fit at the smallest is cut off with an ellipsis. */
const SIZES = [96, 84, 74, 64, 56, 48] as const
const SMALLEST = 48

const TITLE_LINES = 4
export const LINE_HEIGHT = 1.1

/** The widths of letters are in em, rounded up: only the font file itself says more. */
const widths: [RegExp, number][] = [
  [/[mwMW@%—]/, 1],
  [/[fijltI.,:;!'’|()-]/, 0.38],
  [/\s/, 0.22],
  [/\p{Lu}|&/u, 0.75],
]
const OTHER_WIDTH = 0.61

interface Room {
  /** It is in pixels. */
  width: number
  height: number
}

/**
 * Returns the largest font size in pixels at which the title fits, with each word on one line, and the lines that have
 * room at that size. Drawn with no more than these, the title stays in its room however wide its letters are.
 */
export function fitTitle(title: string, {width, height}: Room): {size: number; lines: number} {
  const words = wordWidths(title)
  const linesAt = (size: number) => Math.min(TITLE_LINES, Math.floor(height / (size * LINE_HEIGHT)))
  const fits = (size: number) =>
    Math.max(...words) <= width / size && linesOf(words, width / size) <= linesAt(size)
  const size = SIZES.find(fits) ?? SMALLEST
  return {size, lines: linesAt(size)}
}

export function lineCount(text: string, {width, size}: {width: number; size: number}): number {
  return linesOf(wordWidths(text), width / size)
}

const wordWidths = (text: string) => text.trim().split(/\s+/).map(widthOf)

function widthOf(word: string): number {
  return [...plainLetters(word)].reduce(
    (sum, letter) => sum + (widths.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER_WIDTH),
    0,
  )
}

function linesOf(words: number[], room: number): number {
  let lines = 1
  let used = 0
  for (const width of words) {
    const added = used > 0 ? widthOf(' ') + width : width
    if (used > 0 && used + added > room) {
      lines += 1
      used = width
    } else used += added
  }
  return lines
}
