const MOST_IN_A_ROW = 3

/** Pictures in rows of three at most, spread evenly so that none is left alone below full rows. */
export function galleryRows<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST_IN_A_ROW)
  const ends = Array.from({length: count}, (_, row) => Math.ceil((items.length * (row + 1)) / count))
  return ends.map((end, row) => items.slice(ends[row - 1] ?? 0, end))
}

/**
 * Relative widths of a row's columns in which its pictures, uncut, are of one height. Two stand side by side; of three,
 * the second and the third stand below each other, beside the first. Ratios are width over height.
 */
export function columnWidths([first = 1, second, third]: number[]): number[] {
  if (second === undefined) return [first]
  if (third === undefined) return [first, second]
  return [first, 1 / (1 / second + 1 / third)]
}
