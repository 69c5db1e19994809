/** Splits a list into lists of at most `size`, in the same order. */
export function batchesOf<Each>(all: readonly Each[], size: number): Each[][] {
  return Array.from({length: Math.ceil(all.length / size)}, (_, place) =>
    all.slice(place * size, (place + 1) * size),
  )
}
