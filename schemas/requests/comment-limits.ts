/** Maximum length of a comment, in code points. */
export const COMMENT_LIMIT = 2000

/** Maximum length of the reason of a report, in code points. */
export const REPORT_REASON_LIMIT = 500

/** Counts code points, as Postgres does; `length` counts UTF-16 code units. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
