/** Mulberry32: the same numbers for the same seed, on every machine. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface Choice {
  number: (below: number) => number
  one: <Value>(values: readonly Value[]) => Value
}

export function choiceOf(seed: number): Choice {
  const random = randomNumbers(seed)
  const number = (below: number) => Math.floor(random() * below)
  return {
    number,
    one: (values) => {
      const value = values[number(values.length)]
      if (value === undefined) throw new Error('There is nothing to choose from.')
      return value
    },
  }
}
