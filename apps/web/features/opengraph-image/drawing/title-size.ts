const SIZES = [96, 84, 74, 64, 56]
const SMALLEST = 48

export const TITLE_LINES = 4
export const LINE_HEIGHT = 1.1

/** Widths of letters of the heading's typeface, in em, rounded up: no more can be known without reading the font. */
const widths: [RegExp, number][] = [
  [/[mwMW]/, 0.97],
  [/[fijltI.,:;!'’|()-]/, 0.38],
  [/\s/, 0.22],
  [/\p{Lu}|&/u, 0.75],
]
const OTHER_WIDTH = 0.61

/** The largest font size in pixels at which the title fits, with each word on one line. */
export function titleSize(title: string, {width, height}: {width: number; height: number}): number {
  const words = title.trim().split(/\s+/).map(widthOf)
  const fits = (size: number) => {
    const room = width / size
    const lines = linesOf(words, room)
    return Math.max(...words) <= room && lines <= TITLE_LINES && lines * LINE_HEIGHT * size <= height
  }
  return SIZES.find(fits) ?? SMALLEST
}

function widthOf(word: string): number {
  const letters = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return [...letters].reduce(
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
