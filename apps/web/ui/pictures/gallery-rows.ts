const MAX_PER_ROW = 3

/** A row is at least this many times as wide as it is high, so that it fits the window of a wide screen. */
const MIN_ROW_RATIO = 1.4

/** A row has at most three items, and none has a single one. */
export function galleryRows<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / MAX_PER_ROW)
  const ends = Array.from({length: count}, (_, row) => Math.ceil((items.length * (row + 1)) / count))
  return ends.map((end, row) => items.slice(ends[row - 1] ?? 0, end))
}

interface RowLayout {
  columns: number[]
  /** The second and third picture are below each other, beside the first. Otherwise each has a column. */
  isStacked: boolean
}

/** Uncropped pictures fill a row of one height. Two of three are stacked where none gets much smaller by it. */
export function rowLayout(ratios: number[]): RowLayout {
  const beside = {columns: shares(ratios), isStacked: false}
  const [first, second, third] = ratios
  if (first === undefined || second === undefined || third === undefined) return beside
  const stacked = {columns: shares([first, 1 / (1 / second + 1 / third)]), isStacked: true}
  return smallestArea(stacked, ratios) >= 0.75 * smallestArea(beside, ratios) ? stacked : beside
}

function shares(widths: number[]): number[] {
  const total = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => width / Math.max(total, MIN_ROW_RATIO))
}

function smallestArea({columns}: RowLayout, ratios: number[]): number {
  return Math.min(...ratios.map((ratio, place) => (columns[place] ?? columns.at(-1) ?? 0) ** 2 / ratio))
}
