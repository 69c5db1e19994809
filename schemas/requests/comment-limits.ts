/** The longest comment, in characters as the database counts them. */
export const COMMENT_LIMIT = 2000

/** The longest reason of a report. */
export const REPORT_REASON_LIMIT = 500

/** Characters as the database counts them: a letter outside the basic plane is one, not two. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
