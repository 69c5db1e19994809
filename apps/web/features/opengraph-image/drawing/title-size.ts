const SIZES = [96, 84, 74, 64, 56]
const SMALLEST = 48

/** Approximate width of a letter of the heading's typeface, in em. */
const LETTER = 0.52

export const TITLE_LINES = 4

/** The largest font size in pixels at which the title fits on `TITLE_LINES` lines and each word on one. */
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
