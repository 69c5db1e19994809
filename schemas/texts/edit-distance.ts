/** The number of letters to add, leave out, change, or swap with a neighbour; more than `most` is `most + 1`. */
export function editDistance(one: string, other: string, most: number): number {
  if (one === other) return 0
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, last] = [[] as number[], Array.from({length: other.length + 1}, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      }
      next.push(cost)
    }
    if (Math.min(...next) > most) return most + 1
    before = last
    last = next
  }
  return Math.min(last.at(-1) ?? 0, most + 1)
}

/** How many letters may be wrong in a name of that length. */
export const mostWrong = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0)

/** The text itself, and with up to so many letters left out: two texts within that distance share one. */
export function deletions(text: string, most: number): Set<string> {
  const found = new Set([text])
  let level = [text]
  for (let depth = 0; depth < most; depth += 1) {
    level = level.flatMap((each) =>
      Array.from(each, (_, index) => each.slice(0, index) + each.slice(index + 1)),
    )
    for (const each of level) found.add(each)
  }
  return found
}
