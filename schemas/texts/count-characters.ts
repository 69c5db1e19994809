/** Counts code points, as Postgres does; `length` counts UTF-16 code units. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
