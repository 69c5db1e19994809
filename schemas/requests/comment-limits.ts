/** Maximum length of a comment, in code points. */
export const COMMENT_LIMIT = 2000

/** Maximum length of the reason given in a report. */
export const REPORT_REASON_LIMIT = 500

/** Counts code points, as Postgres does; `length` counts surrogate pairs twice. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
