const MAX_PER_ROW = 3

/** Splits items evenly into rows of at most three, so that no row has a single item. */
export function galleryRows<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / MAX_PER_ROW)
  const ends = Array.from({length: count}, (_, row) => Math.ceil((items.length * (row + 1)) / count))
  return ends.map((end, row) => items.slice(ends[row - 1] ?? 0, end))
}

/**
 * Relative column widths at which a row's uncropped pictures have the same height. Two are side by side; of three, the
 * second and third are stacked beside the first. Ratios are width over height.
 */
export function columnWidths([first = 1, second, third]: number[]): number[] {
  if (second === undefined) return [first]
  if (third === undefined) return [first, second]
  return [first, 1 / (1 / second + 1 / third)]
}
