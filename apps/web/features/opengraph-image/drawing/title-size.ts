const SIZES = [96, 84, 74, 64, 56]
const SMALLEST = 48

/** Width of a letter of the heading's typeface in em, slightly above average. */
const LETTER = 0.52

export const TITLE_LINES = 4

/** The largest font size, in pixels, at which the title needs at most `TITLE_LINES` lines and no word is wider than a line. */
export function titleSize(title: string, width: number): number {
  const words = title.split(/\s+/)
  const fits = (size: number) => {
    const room = Math.floor(width / (size * LETTER))
    return words.every(({length}) => length <= room) && linesOf(words, room) <= TITLE_LINES
  }
  return SIZES.find(fits) ?? SMALLEST
}

function linesOf(words: string[], room: number) {
  let lines = 1
  let used = 0
  for (const {length} of words) {
    if (used > 0 && used + 1 + length > room) {
      lines += 1
      used = length
    } else used += (used > 0 ? 1 : 0) + length
  }
  return lines
}
